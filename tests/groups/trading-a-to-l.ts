import { runTogether } from '../support/run-together.ts';

await runTogether('tests/product-api/[a-l]*.test.ts');
