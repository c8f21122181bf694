import { runTogether } from '../support/run-together.ts';

await runTogether('product-api/routes/a*/**/*.test.ts');
