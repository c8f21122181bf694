import { randomBytes } from 'node:crypto';
import type { Test } from 'tap';
import { type SandboxOpenId, startOpenId } from '../../sandbox/openid/start-openid.ts';
import type { AppOptions } from '../../server/app.ts';
import type { SocialProvider } from '../../shared/domain/social.ts';
import { publicUrl, startBff, type TestBff } from './bff.ts';
import { type CookieJar, createCookieJar, type JarAnswer } from './cookie-jar.ts';
import { startTamperingProxy } from './tampering-proxy.ts';
import { ada, jwtOf } from './wire-fixtures.ts';

export const person = { email: 'ines@people.example', firstName: 'Inês', lastName: 'Valadares' };

export type SocialBff = TestBff & {
  readonly openId: SandboxOpenId;
  readonly proxy: Awaited<ReturnType<typeof startTamperingProxy>>;
  /** Another process of the same site. */
  startCopy(): Promise<TestBff>;
  browser(): CookieJar;
};

type SocialOptions = {
  readonly codeLifetime?: number;
  readonly now?: () => number;
  readonly config?: AppOptions['config'];
};

/** A BFF with a real OpenID provider over HTTP in place of Google and Apple. */
export async function startSocialBff(t: Test, options: SocialOptions = {}): Promise<SocialBff> {
  const { codeLifetime, now, config } = options;
  const openId = await startOpenId({
    siteUrl: publicUrl,
    ...(codeLifetime === undefined ? {} : { codeLifetime }),
  });
  t.teardown(() => openId.stop());
  const proxy = await startTamperingProxy(t, openId.httpUrl);
  const reachedAt = proxy.url;
  const settings = {
    sessionKeys: [randomBytes(32)],
    social: {
      google: { ...openId.google, reachedAt },
      apple: { ...openId.apple, reachedAt },
      connectUrl: null,
    },
    ...(now ? { now } : {}),
    ...(config ? { config } : {}),
  };
  const bff = await startBff(t, settings);
  for (const provider of ['google', 'apple'] as const) {
    bff.upstream.on(`GET /api/auth/${provider}/callback`, () => ({
      body: { jwt: jwtOf(), user: { ...ada, provider } },
    }));
  }
  const startCopy = () => startBff(t, settings);
  return { ...bff, openId, proxy, startCopy, browser: () => createBrowser(bff) };
}

/** The site's own addresses are injected into the BFF; all others use the network. */
export function createBrowser(bff: TestBff, addressOf?: () => string): CookieJar {
  return createCookieJar(async (url, init) => {
    if (url.origin === publicUrl) {
      const answer = await bff.app.inject({
        method: init.method,
        url: `${url.pathname}${url.search}`,
        headers: { host: url.host, ...init.headers },
        ...(addressOf ? { remoteAddress: addressOf() } : {}),
        ...(init.body === undefined ? {} : { payload: init.body }),
      });
      return {
        status: answer.statusCode,
        location: answer.headers.location ?? null,
        setCookies: [answer.headers['set-cookie'] ?? []].flat(),
        body: answer.body,
      };
    }
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      setCookies: answer.headers.getSetCookie(),
      body: await answer.text(),
    };
  });
}

/** From the button to the provider's login page. */
export async function begin(
  browser: CookieJar,
  provider: SocialProvider,
  redirectTo?: string,
): Promise<string> {
  const query = redirectTo === undefined ? '' : `?${new URLSearchParams({ redirectTo })}`;
  const started = await browser.get(`${publicUrl}/api/connect/${provider}${query}`);
  if (started.location === null) throw new Error(`not begun: ${started.status} ${started.body}`);
  const asked = await browser.get(started.location);
  if (asked.location === null) throw new Error(`not asked: ${asked.status} ${asked.body}`);
  return asked.location;
}

/** Enters the identity; returns Google's redirect target, or the fields that Apple's form posts. */
export async function choose(
  browser: CookieJar,
  page: string,
  who: Partial<typeof person> | 'cancel' = person,
): Promise<{ readonly url: string; readonly form: Record<string, string> | null }> {
  const query = who === 'cancel' ? '' : `?${new URLSearchParams({ ...person, ...who })}`;
  let answer = await browser.get(`${page}/${who === 'cancel' ? 'cancel' : 'as'}${query}`);
  while (answer.location !== null && !answer.location.startsWith(publicUrl)) {
    answer = await browser.get(answer.location);
  }
  if (answer.location !== null) return { url: answer.location, form: null };
  return { url: actionOf(answer), form: fieldsOf(answer.body) };
}

/** Delivers the provider's answer to the BFF as the browser does; returns the final address. */
export async function deliver(
  browser: CookieJar,
  { url, form }: Awaited<ReturnType<typeof choose>>,
): Promise<JarAnswer> {
  if (form === null) return browser.get(url);
  const posted = await browser.postFromElsewhere(url, form);
  if (posted.location === null) throw new Error(`not taken: ${posted.status} ${posted.body}`);
  return browser.get(posted.location);
}

/** The whole sign-in, from the button back to the site. */
export async function signInWith(
  browser: CookieJar,
  provider: SocialProvider,
  options: { readonly redirectTo?: string; readonly who?: Partial<typeof person> | 'cancel' } = {},
): Promise<JarAnswer> {
  const page = await begin(browser, provider, options.redirectTo);
  return deliver(browser, await choose(browser, page, options.who));
}

/** The arrival in the next page's data. */
export async function arrivalAt(browser: CookieJar, url: string): Promise<unknown> {
  const page = await browser.get(url);
  const json = /<script type="application\/json" id="arrival">(.*?)<\/script>/.exec(page.body)?.[1];
  return json === undefined ? null : JSON.parse(json);
}

function actionOf({ body, url }: JarAnswer): string {
  const action = /<form method="post" action="([^"]+)"/.exec(body)?.[1];
  if (action === undefined) throw new Error(`no form at ${url}:\n${body}`);
  return unescaped(action);
}

function fieldsOf(body: string): Record<string, string> {
  const fields = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
