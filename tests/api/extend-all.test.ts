import t from 'tap';
import { startBff } from '../support/bff.ts';

for (const side of ['asks', 'bids'] as const) {
  t.test(`extends the expiry of all ${side} of a user`, async (t) => {
    const bff = await startBff(t);
    const path = `POST /api/${side}/extend-all`;
    bff.upstream.on(path, { body: { data: { extended: 2 } } });
    const put = (payload: object, headers = {}) =>
      bff.call('PUT', `/api/account/${side}/expiry`, { payload, headers });
    t.equal((await put({ expiresInDays: 60 })).statusCode, 401);
    const cookie = { cookie: await bff.signIn() };
    t.same((await put({ expiresInDays: 60 }, cookie)).json(), { extended: 2 });
    await put({ expiresInDays: 0 }, cookie);
    for (const wrong of [
      {},
      { expiresInDays: 31 },
      { expiresInDays: '60' },
      { expiresInDays: -1 },
    ]) {
      t.equal((await put(wrong, cookie)).statusCode, 400, JSON.stringify(wrong));
    }
    const calls = bff.upstream.callsOf(path);
    t.same(
      calls.map(({ body }) => body),
      [{ expiresInDays: 60 }, { expiresInDays: 0 }],
    );
    const keys = new Set(calls.map(({ headers }) => headers['idempotency-key']));
    t.equal(keys.size, 2, 'each press is its own request');
  });
}
