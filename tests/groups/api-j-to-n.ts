import { runTogether } from '../support/run-together.ts';

await runTogether('tests/api/[j-n]*.test.ts');
