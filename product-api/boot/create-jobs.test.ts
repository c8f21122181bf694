import t from 'tap';
import { startTestProductApi } from '../../tests/support/product-api.ts';
import { openPayments } from '../payments/open-payments.ts';
import { createJobs } from './create-jobs.ts';
import { createLogger } from './logger.ts';

const stripe = { secretKey: 'sk_test_1', publishableKey: null, webhookSecret: null, apiUrl: null };
const ratesFeed = { url: 'http://127.0.0.1:1/', limitPercent: 10 };

t.test('charging cards without a feed of exchange rates is warned of at the start', async (t) => {
  const { deps } = await startTestProductApi(t);
  const start = (payments: typeof deps.payments, feed: typeof ratesFeed | null) => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line).event) });
    const settings = { smtpUrl: null, ratesFeed: feed };
    const { list, close } = createJobs({ ...deps, payments }, settings, log);
    close();
    const isRefreshed = list.some(({ name }) => name === 'refresh-rates');
    return { isWarned: lines.includes('rates.not-configured'), isRefreshed };
  };
  const real = openPayments({ stripe, sandboxUrl: null });
  const sandbox = openPayments({ stripe: null, sandboxUrl: 'http://127.0.0.1:1' });
  t.same(start(real, null), { isWarned: true, isRefreshed: false });
  t.same(start(real, ratesFeed), { isWarned: false, isRefreshed: true });
  t.same(start(sandbox, null), { isWarned: false, isRefreshed: false }, 'no buyer is charged');
  t.same(start(null, ratesFeed), { isWarned: false, isRefreshed: true });
});
