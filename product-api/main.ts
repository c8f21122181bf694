import { runProductApi } from './boot/run-product-api.ts';

/** A product API with an empty marketplace. demo/main.ts starts one with the demo catalogue. */
runProductApi(null);
