import { runTogether } from '../support/run-together.ts';

await runTogether('product-api/routes/**/*.test.ts');
