import t from 'tap';
import { startBff } from '../support/bff.ts';
import { ownHeaders } from '../support/own-headers.ts';

const token = 'head.body.mark';
const oneClick = 'List-Unsubscribe=One-Click';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

t.test('unsubscribing by link', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const answer = { body: { data: { kind: 'followArtistNewSale' } } };
  bff.upstream.on('GET /api/unsubscribe', answer);
  bff.upstream.on('POST /api/unsubscribe', answer);
  const ended = () => bff.upstream.callsOf('POST /api/unsubscribe');

  t.test('opening the link does not unsubscribe, by page or by call', async (t) => {
    await bff.app.inject(`/unsubscribe?token=${token}`);
    const read = await bff.app.inject(`/api/unsubscribe?token=${token}`);
    t.same(read.json(), { kind: 'followArtistNewSale' });
    t.equal(ended().length, 0);
  });

  t.test(
    'a mail program’s one-click POST unsubscribes from any origin, without the session',
    async (t) => {
      const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
      for (const [headers, payload] of [
        [form, oneClick],
        [{ 'content-type': 'multipart/form-data; boundary=x' }, multipart],
        [
          { ...form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', cookie },
          oneClick,
        ],
      ] as const) {
        const before = ended().length;
        const answer = await bff.app.inject({
          method: 'POST',
          url: `/unsubscribe?token=${token}`,
          headers,
          payload,
        });
        t.equal(answer.statusCode, 200);
        t.same(
          ended()
            .slice(before)
            .map(({ body }) => body),
          [{ token }],
        );
        t.equal(ended().at(-1)?.headers.authorization, undefined);
      }
    },
  );

  t.test('a POST without a valid token is refused as cross-site', async (t) => {
    const before = bff.upstream.calls.length;
    for (const query of ['', '?token=', '?token=1', '?token=a.b', '?token=a.b.c&x=1']) {
      const answer = await bff.app.inject({
        method: 'POST',
        url: `/unsubscribe${query}`,
        headers: { ...form, cookie },
        payload: oneClick,
      });
      t.equal(answer.statusCode, 403, query);
    }
    t.equal(bff.upstream.calls.length, before);
  });

  t.test('the page’s own call requires the site’s headers', async (t) => {
    const post = (headers: Record<string, string>) =>
      bff.app.inject({ method: 'POST', url: '/api/unsubscribe', headers, payload: { token } });
    t.equal((await post({})).statusCode, 403);
    t.equal((await post(ownHeaders)).statusCode, 200);
  });

  t.test('a token that the product API does not know is refused', async (t) => {
    bff.upstream.on('POST /api/unsubscribe', {
      status: 400,
      body: {
        data: null,
        error: { status: 400, name: 'ValidationError', message: 'No', details: {} },
      },
    });
    const answer = await bff.app.inject({
      method: 'POST',
      url: `/unsubscribe?token=${token}`,
      headers: form,
      payload: oneClick,
    });
    t.equal(answer.statusCode, 400);
    t.equal(answer.json().error.code, 'request.invalid');
  });
});
