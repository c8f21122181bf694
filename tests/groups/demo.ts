import { runTogether } from '../support/run-together.ts';

await runTogether('demo/**/*.test.ts');
