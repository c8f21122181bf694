import { runTogether } from '../support/run-together.ts';

await runTogether('product-api/{*,!(db|routes)/**/*}.test.ts');
