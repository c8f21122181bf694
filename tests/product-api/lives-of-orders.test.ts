import fc from 'fast-check';
import t from 'tap';
import { cases } from '../../product-api/db/schema/cases.ts';
import { openLife } from './support/lives/life.ts';
import { live, livesIn } from './support/lives/live.ts';

/** `npm run bench:lives` lives as many as one wants. */
const lives = 12;
const seed = 11;

t.test('whatever happens to orders, the ledger says whose the money is', async (t) => {
  const life = await openLife(t);
  const { db, stripe } = life;
  const property = fc.asyncProperty(livesIn(life), (steps) => live(life, steps));
  await fc.assert(property, { numRuns: lives, seed });
  const { length: paidOut } = stripe.transfers;
  const { length: refunded } = stripe.refunds;
  t.ok(paidOut > 3 && refunded > 3, `money went both ways: ${paidOut} and ${refunded} times`);
  const ended = await db.selectDistinct({ outcome: cases.outcome }).from(cases);
  const outcomes = ended.map(({ outcome }) => outcome ?? 'open').join(', ');
  t.ok(ended.length > 1, `cases ended in several ways: ${outcomes}`);
});
