import { runTogether } from '../support/run-together.ts';

await runTogether('tests/product-api/[m-q]*.test.ts');
