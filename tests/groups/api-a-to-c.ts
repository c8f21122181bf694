import { runTogether } from '../support/run-together.ts';

await runTogether('tests/api/[a-c]*.test.ts');
