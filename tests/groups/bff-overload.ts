import { runTogether } from '../support/run-together.ts';

// It pins this process to one core.
await runTogether('tests/api/overload.test.ts');
