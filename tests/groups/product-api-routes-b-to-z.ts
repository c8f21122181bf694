import { runTogether } from '../support/run-together.ts';

await runTogether('product-api/routes/[b-z]*/**/*.test.ts');
