import { runTogether } from '../support/run-together.ts';

await runTogether('{sandbox,server,tests/support}/**/*.test.ts');
