import { eq } from 'drizzle-orm';
import t from 'tap';
import { fallbackRates } from '../../../shared/domain/rates.ts';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { exchangeRates } from '../../db/schema/catalogue.ts';

t.test('exchange rates', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const rates = async () => {
    const { data } = (await app.inject('/api/exchanges/exchange-rates/get')).json();
    return Object.fromEntries(
      data.map(({ name, value }: { name: string; value: number }) => [name, value]),
    );
  };
  t.same(await rates(), fallbackRates);
  await db.update(exchangeRates).set({ value: 1.4 }).where(eq(exchangeRates.name, 'gbpToUsd'));
  t.equal((await rates()).gbpToUsd, 1.4, 'as the database has them');
  await db.delete(exchangeRates);
  t.same(await rates(), fallbackRates, 'the last resort');
});
