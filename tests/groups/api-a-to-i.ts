import { runTogether } from '../support/run-together.ts';

await runTogether('tests/api/[a-i]*.test.ts');
