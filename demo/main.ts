import { runProductApi } from '../product-api/boot/run-product-api.ts';
import { drawOriginal } from './pictures/draw-original.ts';
import { seedDatabase } from './seed/seed-database.ts';

/** A product API that begins with the demo catalogue; SEED=none starts it without. */
const seed = process.env.SEED?.trim() || 'demo';
const chargesRealCards = /^\s*[rs]k_live_/.test(process.env.STRIPE_SECRET_KEY ?? '');

if (seed === 'none') runProductApi(null);
else if (seed !== 'demo') refuse('must be demo or none');
else if (chargesRealCards)
  refuse('must be none beside a live STRIPE_SECRET_KEY: the demo is fiction');
else runProductApi({ seed: seedDatabase, drawOriginal });

function refuse(problem: string): void {
  process.stderr.write(`The settings cannot be used:\n  SEED ${problem}\n`);
  process.exitCode = 1;
}
