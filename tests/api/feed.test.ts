import t from 'tap';
import { feedView } from '../../shared/contracts/feed.ts';
import { startBff } from '../support/bff.ts';
import { artwork } from '../support/wire-fixtures.ts';

const at = '2026-11-02T10:00:00.000Z';
const [image = null] = artwork({}).images;
const entry = (id: number, more: object = {}) => ({
  id,
  attributes: {
    ...{ topic: 'sale', title: `You sold Work ${id}`, text: 'Your payout is £90.' },
    ...{ path: '/my-account/selling/sale/4/7', createdAt: at, readAt: null, image, ...more },
  },
});
const pagination = { page: 1, pageSize: 30, pageCount: 2, total: 31, next: 'abc' };

t.test('the feed', async (t) => {
  const bff = await startBff(t);
  const headers = { cookie: await bff.signIn() };

  t.test('lists events with a cursor', async (t) => {
    bff.upstream.on('GET /api/feed', {
      body: { data: [entry(9), entry(8, { readAt: at, image: null })], meta: { pagination } },
    });
    const answer = await bff.call('GET', '/api/feed?from=after-x', { headers });
    t.equal(answer.headers['cache-control'], 'no-store');
    t.match(feedView.parse(answer.json()), {
      items: [
        { id: 9, href: '/my-account/selling/sale/4/7', at, isRead: false, picture: Object },
        { id: 8, isRead: true, picture: null },
      ],
      total: 31,
      next: 'after-abc',
    });
    const [call] = bff.upstream.callsOf('GET /api/feed');
    t.equal(call?.query.get('pagination[after]'), 'x');
    t.equal(call?.query.get('pagination[pageSize]'), '30');
  });

  t.test('refuses links that lead off the site', async (t) => {
    for (const path of ['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', 'x']) {
      bff.upstream.on('GET /api/feed', {
        body: { data: [entry(9, { path })], meta: { pagination } },
      });
      const answer = await bff.call('GET', '/api/feed', { headers });
      t.equal(answer.json().error.code, 'upstream.bad-answer', path);
    }
  });

  t.test('counts unread events, and marks one or all as read', async (t) => {
    bff.upstream.on('GET /api/feed/unread', { body: { data: { unread: 3 } } });
    bff.upstream.on('POST /api/feed/read', { body: { data: { unread: 2 } } });
    t.same((await bff.call('GET', '/api/feed/unread', { headers })).json(), { unread: 3 });
    const read = (payload: object) => bff.call('POST', '/api/feed/read', { headers, payload });
    t.same((await read({ id: 9 })).json(), { unread: 2 });
    t.equal((await read({ upTo: 9 })).statusCode, 200);
    t.same(
      bff.upstream.callsOf('POST /api/feed/read').map(({ body }) => body),
      [{ id: 9 }, { upTo: 9 }],
    );
    for (const body of [{}, { id: 9, upTo: 9 }, { id: 0 }, { upTo: '9' }]) {
      t.equal((await read(body)).statusCode, 400);
    }
  });

  t.test('requires authentication', async (t) => {
    for (const path of ['/api/feed', '/api/feed/unread']) {
      t.equal((await bff.call('GET', path)).statusCode, 401, path);
    }
    const payload = { upTo: 9 };
    t.equal((await bff.call('POST', '/api/feed/read', { payload })).statusCode, 401);
  });
});
