import { resolve } from 'node:path';
import t from 'tap';
import { readConfig } from './config.ts';

t.test('starts without any setting', async (t) => {
  t.same(readConfig({}), {
    port: 1337,
    host: '127.0.0.1',
    databaseUrl: null,
    dataDir: resolve('data'),
    publicUrl: 'http://localhost:3000',
    givenPublicUrl: null,
    smtpUrl: null,
    logLevel: 'info',
    social: { google: null, apple: null },
    analytics: null,
    payments: { stripe: null, sandboxUrl: null },
    trustProxy: ['loopback'],
    receivingAddress: null,
    newBuyers: { unpaidPurchases: 3, unpaidTotal: 5_000_00 },
    ratesFeed: null,
  });
});

t.test('the address that sellers ship to is given in lines', async (t) => {
  const { receivingAddress } = readConfig({ RECEIVING_ADDRESS: 'Deckle, 1 Print Lane,, London ' });
  t.same(receivingAddress, ['Deckle', '1 Print Lane', 'London']);
  for (const wrong of [',', ' , ,', 'Deckle']) {
    t.throws(() => readConfig({ RECEIVING_ADDRESS: wrong }), { message: /RECEIVING_ADDRESS must/ });
  }
});

t.test('proxies are addresses and networks', async (t) => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,192.168.1.4' });
  t.same(trustProxy, ['10.0.0.0/8', '::1', '192.168.1.4']);
  for (const wrong of ['10.0.0.0/33', 'proxy.example', '10.0.0.0/8;::1', '1', '::/129', 'true']) {
    t.throws(() => readConfig({ TRUST_PROXY: wrong }), { message: /TRUST_PROXY must be/ }, wrong);
  }
});

t.test('limits of new buyers are whole numbers', async (t) => {
  const { newBuyers } = readConfig({ NEW_BUYER_UNPAID_PURCHASES: '1', NEW_BUYER_UNPAID_GBP: '50' });
  t.same(newBuyers, { unpaidPurchases: 1, unpaidTotal: 50_00 });
  for (const wrong of ['0', '-1', '1.5', 'many', '99999999']) {
    t.throws(() => readConfig({ NEW_BUYER_UNPAID_PURCHASES: wrong }), { message: /whole number/ });
  }
});

t.test('a feed of exchange rates is an address, and a limit in whole percent', async (t) => {
  const url = 'https://rates.example/daily.xml';
  t.same(readConfig({ RATES_FEED_URL: url }).ratesFeed, { url, limitPercent: 10 });
  const { ratesFeed } = readConfig({ RATES_FEED_URL: url, RATES_LIMIT_PERCENT: '3' });
  t.equal(ratesFeed?.limitPercent, 3);
  for (const wrong of ['0', '101', '2.5', '-1']) {
    t.throws(() => readConfig({ RATES_LIMIT_PERCENT: wrong }), { message: /RATES_LIMIT_PERCENT/ });
  }
});

t.test(
  'knows where Google, Apple and the analytics service are, once we are known there',
  async (t) => {
    const config = readConfig({
      GOOGLE_CLIENT_ID: 'g',
      APPLE_CLIENT_ID: 'a',
      APPLE_JWKS_URL: 'http://localhost:9/keys',
      GA_MEASUREMENT_ID: 'G-1',
      GA_API_SECRET: 's',
    });
    t.same(config.social, {
      google: {
        clientId: 'g',
        tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
        userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
      },
      apple: {
        clientId: 'a',
        issuer: 'https://appleid.apple.com',
        jwksUrl: 'http://localhost:9/keys',
      },
    });
    t.match(config.analytics, { measurementId: 'G-1', apiSecret: 's' });
  },
);

t.test('takes an empty setting for none, and drops a slash at the end', async (t) => {
  const config = readConfig({ PORT: '', SMTP_URL: ' ', PUBLIC_URL: 'https://deckle.example/' });
  t.match(config, { port: 1337, smtpUrl: null, publicUrl: 'https://deckle.example' });
});

t.test('names every problem at once', async (t) => {
  const environment = {
    PORT: '70000',
    DATABASE_URL: 'mysql://localhost',
    PUBLIC_URL: 'deckle',
    SMTP_URL: 'http://mail',
    LOG_LEVEL: 'loud',
  };
  t.throws(() => readConfig(environment), {
    message: [
      'The settings cannot be used:',
      '  PORT must be a whole number from 0 to 65535',
      '  DATABASE_URL must be an address that starts with postgres:// or postgresql://',
      '  PUBLIC_URL must be an http or https address',
      '  SMTP_URL must be an address that starts with smtp:// or smtps://',
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ].join('\n'),
  });
});

t.test('half of a pair of settings is refused by name', async (t) => {
  const beside = 'must be set beside the others of its kind';
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const analytics = { GA_MEASUREMENT_ID: 'G-1', GA_API_SECRET: 'x' };
  for (const whole of [stripe, analytics]) {
    const names = Object.keys(whole);
    t.ok(readConfig({ ...whole }));
    for (let given = 1; given < 2 ** names.length - 1; given += 1) {
      const [some, missing] = [names, names].map((all, isMissing) =>
        all.filter((_, index) => Boolean(given & (2 ** index)) !== Boolean(isMissing)),
      ) as [string[], string[]];
      const half = Object.fromEntries(
        Object.entries(whole).filter(([name]) => some.includes(name)),
      );
      const problems = missing.map((name) => `  ${name} ${beside}`);
      const message = ['The settings cannot be used:', ...problems].join('\n');
      t.throws(() => readConfig(half), { message });
    }
  }
});

t.test('a server’s address without its server is refused', async (t) => {
  for (const [name, value] of [
    ...['postgres://', 'postgres:///deckle', 'postgresql://user@/deckle', 'postgres:deckle'].map(
      (value) => ['DATABASE_URL', value] as const,
    ),
    ...['smtp://', 'smtps://', 'smtp:', 'smtp:///x', 'smtp://:25'].map(
      (value) => ['SMTP_URL', value] as const,
    ),
  ]) {
    t.throws(
      () => readConfig({ [name]: value }),
      { message: new RegExp(`^  ${name} must `, 'm') },
      value,
    );
  }
  for (const value of ['postgres://x', 'postgres://u:p@[::1]:5432/deckle?sslmode=require']) {
    t.ok(readConfig({ DATABASE_URL: value }));
  }
});

t.test('an address with a user or a password is refused where it means nothing', async (t) => {
  const names = [
    ...['PUBLIC_URL', 'GOOGLE_TOKENINFO_URL', 'GOOGLE_USERINFO_URL', 'APPLE_ISSUER'],
    ...['APPLE_JWKS_URL', 'GA_COLLECT_URL', 'STRIPE_API_URL', 'SANDBOX_PROCESSOR_URL'],
    'RATES_FEED_URL',
  ];
  const refusalOf = (environment: Record<string, string>) => {
    try {
      readConfig(environment);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  for (const name of names) {
    for (const user of ['user:canary', 'canary', ':canary', 'user%40x:canary%2F']) {
      const told = refusalOf({ [name]: `https://${user}@x.example` });
      t.match(told, `  ${name} must have no user and no password`, `${name} ${user}`);
      t.notMatch(told, /canary/);
    }
    t.equal(refusalOf({ [name]: 'https://x.example' }), '', name);
  }
  t.match(refusalOf({ PUBLIC_URL: 'https://x.example/?canary' }), /PUBLIC_URL must have no query/);
  t.equal(
    refusalOf({
      DATABASE_URL: 'postgres://user:canary@x/deckle',
      SMTP_URL: 'smtps://user:canary@x',
    }),
    '',
    'servers that ask for them',
  );
});
