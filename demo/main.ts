import { runProductApi } from '../product-api/boot/run-product-api.ts';
import { drawOriginal } from './pictures/draw-original.ts';
import { seedDatabase } from './seed/seed-database.ts';

/** A product API that begins with the demo catalogue; SEED=none starts it without. */
const seed = process.env.SEED?.trim() || 'demo';
if (seed === 'demo') {
  runProductApi({ seed: seedDatabase, drawOriginal });
} else if (seed === 'none') {
  runProductApi(null);
} else {
  process.stderr.write('The settings cannot be used:\n  SEED must be demo or none\n');
  process.exitCode = 1;
}
