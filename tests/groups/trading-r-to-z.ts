import { runTogether } from '../support/run-together.ts';

await runTogether('tests/product-api/[r-z]*.test.ts');
