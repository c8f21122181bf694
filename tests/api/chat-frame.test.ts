import t from 'tap';
import { chatMayStand } from '../../shared/domain/client-routes.ts';
import { startBff } from '../support/bff.ts';
import { buildTinySite } from '../support/built-site.ts';
import { cardPolicy, ownPolicy } from '../support/protective-headers.ts';

const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
const config = { publicUrl: 'http://localhost', trustProxy: false, sandbox: true } as const;
const supportWidgetUrl = 'https://chat.example/start?site=deckle';

/** A policy as it is where the page has no style of its own in its HTML. */
const withoutStyle = (policy: unknown) =>
  String(policy).replace(/;style-src 'self' 'sha256-[\w+/]{43}='/, '');

const trade = '/bid-or-buy/ada-lovelace/waves/12/Main';
const listing = '/ask-or-sell/ada-lovelace/waves/12/Main';

t.test('only pages with the chat launcher may frame the chat’s origin', async (t) => {
  const bff = await startBff(t, {
    siteDir: buildTinySite(t),
    config: { ...config, supportWidgetUrl },
    processorUrl: null,
  });
  const cookie = await bff.signIn();
  for (const path of ['/', '/artworks', '/how-it-works/fees', '/no-such-page']) {
    for (const headers of [{ accept }, { accept, cookie }]) {
      const answer = await bff.call('GET', path, { headers });
      const policy = withoutStyle(answer.headers['content-security-policy']);
      t.equal(policy, `${ownPolicy};frame-src https://chat.example`, path);
      t.match(answer.body, /<html[^>]* data-chat="allowed"/);
    }
  }
  for (const [path, policy] of [
    [trade, cardPolicy],
    [listing, ownPolicy],
    ['/my-account/payment', cardPolicy],
    ['/my-account/buying/order/1/2', cardPolicy],
  ] as const) {
    const answer = await bff.call('GET', path, { headers: { accept, cookie } });
    t.equal(answer.statusCode, 200, path);
    t.equal(answer.headers['content-security-policy'], policy, path);
    t.notMatch(answer.body, /data-chat=/);
  }
});

t.test('no page may frame the chat where none is configured', async (t) => {
  const bff = await startBff(t, { siteDir: buildTinySite(t) });
  for (const headers of [{ accept }, { accept, cookie: await bff.signIn() }]) {
    const answer = await bff.call('GET', '/', { headers });
    t.equal(withoutStyle(answer.headers['content-security-policy']), ownPolicy);
    t.notMatch(answer.body, /data-chat=/);
  }
});

t.test('the chat launcher is not shown on a bulk upload', async (t) => {
  t.equal(chatMayStand('/bulk-upload/review-listings'), false);
  t.equal(chatMayStand('/artworks/bulk-upload'), true);
});
