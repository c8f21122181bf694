import { eq } from 'drizzle-orm';
import t from 'tap';
import { fallbackRates } from '../../../shared/domain/rates.ts';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { exchangeRates, heldRates } from '../../db/schema/rates.ts';

t.test('exchange rates', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const answer = async () => (await app.inject('/api/exchanges/exchange-rates/get')).json();
  const rates = async () => {
    const { data } = await answer();
    return Object.fromEntries(
      data.map(({ name, value }: { name: string; value: number }) => [name, value]),
    );
  };
  t.same(await rates(), fallbackRates);
  await db.update(exchangeRates).set({ value: 1.4 }).where(eq(exchangeRates.name, 'gbpToUsd'));
  t.equal((await rates()).gbpToUsd, 1.4, 'as the database has them');
  t.match(await answer(), { asOf: null, held: [] }, 'rates of no feed are of no day');
  await db.update(exchangeRates).set({ asOf: '2026-11-20' });
  await db
    .update(exchangeRates)
    .set({ asOf: '2026-11-19' })
    .where(eq(exchangeRates.name, 'eurToUsd'));
  const waiting = { currency: 'USD', value: 1.4, asOf: '2026-11-20', heldAt: new Date() } as const;
  await db.insert(heldRates).values(waiting);
  t.match(await answer(), { asOf: '2026-11-19', held: ['USD'] }, 'as old as the oldest of them');
  await db.delete(exchangeRates);
  t.same(await rates(), fallbackRates, 'the last resort');
});
