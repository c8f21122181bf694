import { runTogether } from '../support/run-together.ts';

// In a process of its own, because it counts garbage collections.
await runTogether('server/start/scavenger-tuning.test.ts');
