import { runTogether } from '../support/run-together.ts';

await runTogether('tests/api/[s-z]*.test.ts');
