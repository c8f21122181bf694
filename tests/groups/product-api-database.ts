import { runTogether } from '../support/run-together.ts';

await runTogether('product-api/db/**/*.test.ts');
