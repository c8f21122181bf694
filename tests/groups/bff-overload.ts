import { runTogether } from '../support/run-together.ts';

// In a process of its own, because it pins it to one core.
await runTogether('tests/api/overload.test.ts');
