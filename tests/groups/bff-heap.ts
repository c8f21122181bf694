import { runTogether } from '../support/run-together.ts';

// It counts this process's garbage collections.
await runTogether('server/start/scavenger-tuning.test.ts');
