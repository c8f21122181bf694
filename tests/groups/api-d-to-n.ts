import { runTogether } from '../support/run-together.ts';

await runTogether('tests/api/[d-n]*.test.ts');
