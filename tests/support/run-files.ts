import { runTogether } from './run-together.ts';

/** The test files that TEST_FILES names, one a line: tap names its folders after arguments. */
await runTogether(...(process.env.TEST_FILES ?? '').split('\n').filter(Boolean));
