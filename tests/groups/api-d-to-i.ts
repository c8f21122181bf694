import { runTogether } from '../support/run-together.ts';

await runTogether('tests/api/[d-i]*.test.ts');
