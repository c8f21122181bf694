import { runTogether } from './run-together.ts';

/**
 * Runs the files listed in TEST_FILES, one per line. An environment variable, because tap names its
 * result folders after arguments.
 */
await runTogether(...(process.env.TEST_FILES ?? '').split('\n').filter(Boolean));
