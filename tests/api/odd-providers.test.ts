import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import t, { type Test } from 'tap';
import { publicUrl } from '../support/bff.ts';
import { writeSiteBuild } from '../support/site-build.ts';
import {
  arrivalAt,
  begin,
  choose,
  deliver,
  person,
  type SocialBff,
  signInWith,
  startSocialBff,
} from '../support/social.ts';

type Answer = {
  readonly by: (response: ServerResponse) => void;
  readonly detail: string;
  /** A slow one is tried at one path only. */
  readonly paths?: readonly string[];
};

async function start(t: Test): Promise<SocialBff> {
  const bff = await startSocialBff(t);
  writeSiteBuild(bff.siteDir);
  return bff;
}
const failures = (bff: SocialBff) => bff.logs.filter(({ event }) => event === 'auth.social-failed');

const addresses = ['/openid-configuration', '/token', '/jwks'];
const json = { 'content-type': 'application/json' };
const odd: Readonly<Record<string, Answer>> = {
  'is huge': {
    by: (response) => void response.writeHead(200, json).end(' '.repeat(1_000_000)),
    detail: 'too-large',
  },
  'decompresses to something huge': {
    by: (response) => {
      const packed = gzipSync(' '.repeat(20_000_000));
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(packed);
    },
    detail: 'too-large',
  },
  'is cut off': {
    by: (response) => {
      response.writeHead(200, { ...json, 'content-length': '100' }).write('{');
      setTimeout(() => response.destroy(), 20);
    },
    detail: 'cut-off',
  },
  trickles: {
    by: (response) => {
      response.writeHead(200, json);
      const drops = setInterval(() => response.write(' '), 200);
      response.once('close', () => clearInterval(drops));
    },
    detail: 'oauth_timeout',
    paths: ['/token'],
  },
  redirects: {
    by: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    detail: 'oauth_response_is_not_conform',
  },
  'is HTML': {
    by: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    detail: 'oauth_response_is_not_json',
  },
};

for (const [what, { by, detail, paths = addresses }] of Object.entries(odd)) {
  t.test(
    `a provider whose answer ${what} is unavailable to the user, with the cause in the log`,
    async (t) => {
      const bff = await start(t);
      for (const path of paths) {
        const browser = bff.browser();
        bff.proxy.tamper({ answer: { path, by } });
        const landed =
          path === '/openid-configuration'
            ? await browser.get(`${publicUrl}/api/connect/google?redirectTo=/sell`)
            : await signInWith(browser, 'google', { redirectTo: '/sell' });
        t.match(landed, { status: 303, location: `${publicUrl}/sell` }, path);
        t.match(await arrivalAt(browser, publicUrl), { why: 'unavailable' });
        t.match(failures(bff).at(-1), { cause: 'unavailable', detail }, path);
        t.equal(browser.cookie(publicUrl, 'deckle-session'), null);
      }
      bff.proxy.tamper({});
      const browser = bff.browser();
      await signInWith(browser, 'google');
      t.ok(browser.cookie(publicUrl, 'deckle-session'), 'and found up again');
    },
  );
}

t.test('invalid fields in Apple’s form redirect to the site with their reason', async (t) => {
  const bff = await start(t);
  const named = (name: unknown) => JSON.stringify({ email: person.email, name });
  const cases: [Record<string, string>, string | null][] = [
    [{ user: 'x'.repeat(4_001) }, null],
    [{ user: named({ firstName: 'a\r\nSet-Cookie: b', lastName: '\ud800' }) }, null],
    [{ user: named(null) }, null],
    [{ id_token: 'a.b.c', __proto__x: 'y', more: 'x'.repeat(5_000) }, null],
    [{ code: 'x'.repeat(1_001) }, 'refused'],
    [{ code: '漢'.repeat(1_000) }, 'refused'],
    [{ state: 'x'.repeat(201) }, 'expired'],
    [{ state: '', code: '' }, 'expired'],
    [{ iss: 'https://evil.example' }, 'refused'],
    [{ error: 'user_cancelled_authorize', code: '' }, 'cancelled'],
    [{ error: 'x'.repeat(101), code: '' }, 'refused'],
  ];
  for (const [fields, why] of cases) {
    const browser = bff.browser();
    const { url, form } = await choose(browser, await begin(browser, 'apple', '/sell'));
    const landed = await deliver(browser, { url, form: { ...form, ...fields } });
    const name = JSON.stringify(fields).slice(0, 60);
    t.match(landed, { status: 303, location: `${publicUrl}/sell` }, name);
    const arrival = (await arrivalAt(browser, publicUrl)) as { why: string } | null;
    t.equal(arrival?.why ?? null, why, name);
    t.equal(browser.cookie(publicUrl, 'deckle-session') !== null, why === null, name);
  }
});

t.test('accepts a provider’s new signing key after a minute', async (t) => {
  const bff = await start(t);
  const enter = async () => {
    const browser = bff.browser();
    await signInWith(browser, 'google');
    return browser.cookie(publicUrl, 'deckle-session') !== null;
  };
  t.equal(await enter(), true);
  bff.proxy.tamper({ claims: (given) => given });
  t.equal(await enter(), false, 'the key set has just been read');
  t.match(failures(bff), [{ cause: 'refused' }]);
  const { now } = Date;
  t.teardown(() => {
    Date.now = now;
  });
  Date.now = () => now() + 61_000;
  t.equal(await enter(), true);
});
