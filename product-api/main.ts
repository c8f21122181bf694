import { runProductApi } from './boot/run-product-api.ts';

/** A product API whose marketplace begins empty. demo/main.ts begins it with the demo catalogue. */
runProductApi(null);
