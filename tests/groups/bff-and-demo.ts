import { runTogether } from '../support/run-together.ts';

await runTogether('{demo,sandbox,tests/support}/**/*.test.ts', 'server/**/*.test.ts');
