import t from 'tap';
import { startBff } from '../support/bff.ts';

const code = 'K7QM2-XRD4T-9HPWC-03BVN';
const files = [
  [
    '/api/account/orders/71/papers/receipt',
    '/api/orders/71/papers/receipt',
    'receipt-order-71.pdf',
  ],
  ['/api/account/statements/2026-11/csv', '/api/statements/2026-11/csv', 'statement-2026-11.csv'],
  [
    '/api/desk/royalties/3/statements/2026',
    '/api/desk/royalties/3/statements/2026',
    'royalties-artist-3-2026.pdf',
  ],
] as const;

t.test('passes a paper on to its owner under a name, and requires a session', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  for (const [path, upstream, name] of files) {
    t.equal((await bff.call('GET', path)).statusCode, 401, path);
    bff.upstream.take(`GET ${upstream}`, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.3');
    });
    const { statusCode, body, headers } = await bff.call('GET', path, { headers: { cookie } });
    t.equal(statusCode, 200);
    t.equal(body, '%PDF-1.3');
    t.match(headers, {
      'content-disposition': `attachment; filename="${name}"`,
      'content-type': name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/pdf',
      'cache-control': /no-store/,
    });
  }
  for (const path of [
    '/api/account/orders/71/papers/secret',
    '/api/account/statements/2026-13/pdf',
  ]) {
    t.notOk((await bff.call('GET', path, { headers: { cookie } })).statusCode === 200, path);
  }
});

t.test('anyone verifies a certificate by its number', async (t) => {
  const bff = await startBff(t);
  const certificate = {
    ...{ code, title: 'Night Ferry', artists: 'Mira Holt', edition: 'Main edition of 50' },
    ...{ size: '50 × 70 cm', copyNumber: '12/50', issuedAt: '2026-11-20T10:00:00.000Z' },
    isWithdrawn: false,
  };
  bff.upstream.on(`GET /api/certificates/${code}`, { body: { data: certificate } });
  const answer = await bff.call('GET', `/api/certificates/${code}`);
  t.equal(answer.statusCode, 200);
  t.same(answer.json(), certificate);
  t.notOk((await bff.call('GET', '/api/certificates/71')).statusCode === 200);
});
