import { randomUUID } from 'node:crypto';
import { until } from '../../support/until.ts';

type Answer = { readonly status: number; readonly body: unknown };

/** A user with a browser of their own, signed in to a running Deckle. */
type Person = {
  readonly email: string;
  readonly password: string;
  /** Where the confirmation link led. */
  readonly cameBackTo: string | null;
  cookie(): string;
  get(path: string): Promise<unknown>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer>;
  trade(path: string, body: object, key?: string): Promise<Answer>;
  saveAddress(): Promise<void>;
  /** A test card of the sandbox processor. */
  addCard(): Promise<void>;
};

/** A browser with cookies of its own, over real sockets. */
export function openBrowser(url: string) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        origin: url,
        'x-deckle': '1',
        cookie: cookie(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return { status: answer.status, body: await answer.json() };
  }

  return { call, cookie };
}

/** Registers, reads the e-mail in the sandbox outbox and follows its link, over real sockets. */
export async function signUp(
  url: string,
  options: { readonly firstName: string; readonly redirectTo?: string },
): Promise<Person> {
  const email = `${options.firstName.toLowerCase()}-${randomUUID()}@journey.example`;
  const password = `secret-${randomUUID()}`;
  const { call, cookie } = openBrowser(url);
  const { redirectTo, firstName } = options;
  const form = { firstName, lastName: 'Tester', email, password };
  const registered = await call(
    'POST',
    '/api/auth/register',
    redirectTo === undefined ? form : { ...form, redirectTo },
  );
  if (registered.status !== 200) throw new Error(`register: ${JSON.stringify(registered)}`);
  const link = new URL(await confirmationLink(url, email));
  const confirmed = await call('POST', '/api/auth/confirm-email', {
    confirmation: link.searchParams.get('confirmation'),
  });
  if (confirmed.status !== 200) throw new Error(`confirm: ${JSON.stringify(confirmed)}`);

  return {
    email,
    password,
    cameBackTo: link.searchParams.get('redirectTo'),
    cookie,
    get: async (path) => (await call('GET', path)).body,
    send: call,
    trade: (path, body, key = randomUUID()) => call('POST', path, body, { 'idempotency-key': key }),
    async saveAddress() {
      const shippingAddress = {
        name: `${firstName} Tester`,
        address: '1 Test Lane',
        address_2: '',
        city: 'London',
        postalCode: 'N1 1AA',
        state: '',
        country: 'GB',
        phone: '07700 900123',
      };
      const saved = await call('PUT', '/api/profile/addresses', {
        shippingAddress,
        billingAddress: null,
      });
      if (saved.status !== 200) throw new Error(`address: ${JSON.stringify(saved)}`);
    },
    async addCard() {
      const setup = await call('POST', '/api/account/card-setup');
      const { clientSecret } = setup.body as { clientSecret: string };
      const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040 };
      await call('POST', '/api/sandbox/cards', { clientSecret, ...card, returnPath: '/' });
      const { body } = await call('GET', '/api/account/payment');
      if (!(body as { card: unknown }).card) throw new Error(`card: ${JSON.stringify(body)}`);
    },
  };
}

/** The confirmation link in a mail to this address. */
export async function confirmationLink(url: string, email: string): Promise<string> {
  let link = '';
  await until(async () => {
    const answer = await fetch(`${url}/sandbox/outbox/to/${email}`);
    const [mail] = (await answer.json()) as { text: string }[];
    link = /https?:\/\/\S*confirmation=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    return link !== '';
  });
  return link;
}
