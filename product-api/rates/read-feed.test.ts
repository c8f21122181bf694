import { gzipSync } from 'node:zlib';
import t from 'tap';
import { ecbXml, type FeedAnswer, startRateFeed } from '../../tests/support/rate-feed-double.ts';
import { readFeed } from './read-feed.ts';

const now = new Date('2026-11-21T09:00:00Z');
const day = '2026-11-20';
const others = { JPY: 163.4, GBP: '0.8793', CHF: 0.93 };
const good = ecbXml(day, { USD: 1.1519, ...others });
const json = (table: object) =>
  JSON.stringify({ base: 'EUR', date: day, rates: { USD: 1.1519, GBP: 0.8793 }, ...table });

t.test('reads the file of the European Central Bank, and services that answer JSON', async (t) => {
  const feed = await startRateFeed(t);
  const table = { asOf: day, rates: { GBP: 0.8793, USD: 1.1519 } };
  const answers: Record<string, string> = {
    'the daily file': good,
    'with a mark at its start': `\uFEFF${good}`,
    'of this day': ecbXml('2026-11-21', { USD: 1.1519, GBP: 0.8793 }),
    'JSON of some currencies': json({ amount: 1 }),
    'JSON of many': json({
      rates: { USD: 1.1519, GBP: 0.8793, EUR: 1, JPY: 163.4 },
      success: true,
    }),
  };
  for (const [what, answer] of Object.entries(answers)) {
    feed.answers(answer);
    const read = await readFeed(feed.url, now);
    t.match(read, what === 'of this day' ? { asOf: '2026-11-21' } : table, what);
    t.same(Object.keys(read.rates).toSorted(), ['GBP', 'USD'], 'and no other currency');
  }
});

const laughs = `<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level === 0 ? '' : level};`.repeat(10)}">`,
).join('')}]>
<Cube time='${day}'><Cube currency='USD' rate='1.1'/><Cube currency='GBP' rate='0.88'/>&lol9;</Cube>`;
const outside = good.replace(
  '<gesmes:Envelope',
  '<!DOCTYPE x SYSTEM "http://127.0.0.1:1/canary"><gesmes:Envelope',
);

const wrongs: Record<string, readonly [FeedAnswer, RegExp]> = {
  'a failure': [(response) => response.writeHead(500).end('canary'), /^status 500$/],
  'a failure with a good body': [(response) => response.writeHead(503).end(good), /^status 503$/],
  'a redirect': [
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/canary' }).end(),
    /^status 302$/,
  ],
  'nothing new': [(response) => response.writeHead(304).end(), /^status 304$/],
  'an empty answer': ['', /^not JSON$/],
  'a web page': ['<!doctype html><title>canary</title>', /^(a document type|not XML)$/],
  'a broken connection': [(response) => response.destroy(), /^(UND_ERR_SOCKET|ECONNRESET)$/],
  'more than 64 kB': [`${good}${' '.repeat(70_000)}`, /^too long$/],
  'an endless answer': [
    (response) => {
      const write = () => {
        while (!response.destroyed && response.write(' '.repeat(16_384)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    },
    /^too long$/,
  ],
  'a compressed answer': [
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(good)),
    /^not JSON$/,
  ],
  'an answer that is cut off': [
    (response) => {
      response.writeHead(200, { 'content-length': good.length });
      response.write(good.slice(0, -200), () => response.destroy());
    },
    /^(UND_ERR_SOCKET|ECONNRESET|UND_ERR_ABORTED)$/,
  ],
  'XML that ends too early': [good.slice(0, good.indexOf("rate='0.8793'") + 11), /^not XML$/],
  'XML with a rate cut short': [good.slice(0, -80), /^not XML$/],
  'JSON that ends too early': [json({}).slice(0, -5), /^not JSON$/],
  'entities that grow': [laughs, /^a document type$/],
  'an entity from elsewhere': [outside, /^a document type$/],
  'an unknown entity': [good.replace('1.1519', '&lol;'), /^not XML$/],
  'no day': [good.replace(` time='${day}'`, ''), /^not usable: date$/],
  'no real day': [ecbXml('2026-02-30', { USD: 1.1, GBP: 0.88 }), /^not usable: date$/],
  'several days': [
    good.replace('</Cube>\n</gesmes', `<Cube time='2026-11-19'/></Cube>\n</gesmes`),
    /^more than one day$/,
  ],
  'a day that has not come': [ecbXml('2026-11-22', { USD: 1.1, GBP: 0.88 }), /not come yet$/],
  'a day long ago': [ecbXml('2026-11-13', { USD: 1.1, GBP: 0.88 }), /^older than a week$/],
  'a missing currency': [ecbXml(day, others), /^not usable: rates\.USD$/],
  'a missing currency in JSON': [json({ rates: { USD: 1.1 } }), /^not usable: rates\.GBP$/],
  'a currency twice': [good.replace("'JPY'", "'USD'"), /^a currency twice$/],
  'another base': [json({ base: 'USD' }), /^not usable: base$/],
  'no base': [json({ base: undefined }), /^not usable: base$/],
  'rates for a hundred': [json({ amount: 100 }), /^not usable: amount$/],
  'no rates': [json({ rates: null }), /^not usable: rates$/],
  'a list': ['[]', /^not usable/],
  'rates of a prototype': ['{"base":"EUR","__proto__":{"date":"2026-11-20"}}', /^not usable/],
  'too large a rate': [ecbXml(day, { USD: 115.19, GBP: 0.88 }), /^not plausible$/],
  'too small a rate': [json({ rates: { USD: 1e-9, GBP: 0.88 } }), /^not plausible$/],
};
for (const rate of ['0', '-1.1519', 'NaN', 'Infinity', '1e3', '0x1', '1,15', '', ' 1.15']) {
  wrongs[`the rate '${rate}'`] = [
    ecbXml(day, { ...others, USD: rate }),
    /^not usable: rates\.USD$/,
  ];
}
for (const rate of [0, -1, null, '1.15', [1.15]]) {
  const answer = json({ rates: { USD: rate, GBP: 0.88 } });
  wrongs[`the rate ${JSON.stringify(rate)} in JSON`] = [answer, /^not usable: rates\.USD$/];
}

t.test(
  'an answer that cannot be trusted is refused, with a cause that names no address',
  async (t) => {
    const feed = await startRateFeed(t);
    for (const [what, [answer, cause]] of Object.entries(wrongs)) {
      feed.answers(answer);
      await t.rejects(readFeed(`${feed.url}?key=canary`, now), { message: cause }, what);
    }
  },
);

t.test('a feed that is silent, slow or away ends within seconds', async (t) => {
  const [silent, trickling] = [await startRateFeed(t), await startRateFeed(t)];
  silent.answers(() => undefined);
  trickling.answers((response) => {
    const timer = setInterval(() => response.write(' '), 200);
    response.on('close', () => clearInterval(timer));
  });
  await Promise.all([
    t.rejects(readFeed(silent.url, now), { message: 'timeout' }),
    t.rejects(readFeed(trickling.url, now), { message: 'timeout' }),
    t.rejects(readFeed('http://127.0.0.1:1/', now), { message: 'ECONNREFUSED' }),
  ]);
});
