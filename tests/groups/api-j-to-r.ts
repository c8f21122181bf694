import { runTogether } from '../support/run-together.ts';

await runTogether(
  'tests/api/[j-n]*.test.ts',
  'tests/api/o[!v]*.test.ts',
  'tests/api/[p-r]*.test.ts',
);
