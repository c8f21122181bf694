import { runTogether } from './run-together.ts';

/** The test files that the command line names, in one process. */
await runTogether(...process.argv.slice(2));
