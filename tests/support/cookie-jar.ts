/** A minimal browser for redirects: cookies by site; the test follows each redirect itself. */
export type JarAnswer = {
  readonly status: number;
  readonly url: string;
  /** The absolute target of a redirect; null for other answers. */
  readonly location: string | null;
  readonly setCookies: readonly string[];
  readonly body: string;
};

type Send = (
  url: URL,
  init: {
    readonly method: 'GET' | 'POST';
    readonly headers: Record<string, string>;
    readonly body?: string;
  },
) => Promise<Omit<JarAnswer, 'url' | 'location'> & { readonly location: string | null }>;

export type CookieJar = ReturnType<typeof createCookieJar>;

export function createCookieJar(send: Send) {
  const cookies = new Map<string, Map<string, string>>();

  function of(origin: string): Map<string, string> {
    const found = cookies.get(origin) ?? new Map<string, string>();
    cookies.set(origin, found);
    return found;
  }
  async function call(
    method: 'GET' | 'POST',
    address: string,
    form: Readonly<Record<string, string>> | null,
    headers: Record<string, string>,
  ): Promise<JarAnswer> {
    const url = new URL(address);
    const jar = of(url.origin);
    // A cross-site form post carries no Lax cookies.
    const sent = method === 'GET' ? [...jar].map(([name, value]) => `${name}=${value}`) : [];
    const answer = await send(url, {
      method,
      headers: {
        accept: 'text/html',
        ...(sent.length > 0 ? { cookie: sent.join('; ') } : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    });
    for (const line of answer.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const isOver = value === '' || /expires=Thu, 01 Jan 1970/i.test(line);
      if (isOver) jar.delete(name);
      else jar.set(name, value);
    }
    const location = answer.location === null ? null : new URL(answer.location, url).href;
    return { ...answer, url: url.href, location };
  }
  return {
    get: (url: string, headers: Record<string, string> = {}) => call('GET', url, null, headers),
    postFromElsewhere: (url: string, form: Readonly<Record<string, string>>) =>
      call('POST', url, form, {
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
      }),
    cookie: (origin: string, name: string) => of(origin).get(name) ?? null,
    setCookie: (origin: string, name: string, value: string) => void of(origin).set(name, value),
    names: (origin: string) => [...of(origin).keys()],
  };
}
