import { runTogether } from '../support/run-together.ts';

await runTogether('tests/api/[o-r]*.test.ts');
