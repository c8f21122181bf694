import { generateKeyPairSync } from 'node:crypto';
import t from 'tap';
import { ConfigError, readConfig, withPort } from './config.ts';

const key = (letter: string) => letter.repeat(43);

t.test('needs nothing for a local start', async (t) => {
  const config = readConfig({});
  t.match(config, {
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    productApiUrl: null,
    sessionKeys: null,
    trustProxy: false,
    logLevel: null,
    sandbox: true,
    smtpUrl: null,
    seed: 'demo',
    databaseUrl: null,
    cacheUrl: null,
    geoApiUrl: null,
    geoHeader: null,
  });
  t.match(config.dataDir, /^\/.*\/data$/);
  t.ok(Object.isFrozen(config));
});

t.test('an empty value is as good as none', async (t) => {
  t.equal(readConfig({ PORT: '', SMTP_URL: ' ', SESSION_KEYS: '' }).port, 3000);
});

t.test('names every problem at once', async (t) => {
  const wrong = {
    PORT: '70000',
    PUBLIC_URL: 'ftp://x',
    PRODUCT_API_URL: 'nowhere',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'http://x',
    CACHE_URL: 'http://x',
    GEO_API_URL: 'ftp://x',
    GEO_HEADER: 'x y',
    SESSION_KEYS: `${key('a')},short`,
    TRUST_PROXY: '1.2.3.4,somebody',
    LOG_LEVEL: 'loud',
    SANDBOX: 'yes',
    SEED: 'catalogue',
  };
  try {
    readConfig(wrong);
    t.fail('was taken');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const name of Object.keys(wrong)) t.match(error.message, new RegExp(`\\b${name} must`));
    t.notMatch(error.message, /aaaa/, 'no key is repeated');
  }
});

/** Each is wrong by itself, or for what is not set beside it. */
const wrongs: readonly (readonly [name: string, value: string])[] = [
  ['PORT', 'canary'],
  ['HOST', 'can ary'],
  ['PUBLIC_URL', 'https://canary.example/canary'],
  ['PRODUCT_API_URL', 'https://user:canary@api.example'],
  ['DATABASE_URL', 'mysql://user:canary@x'],
  ['SMTP_URL', 'http://user:canary@x'],
  ['CACHE_URL', 'http://user:canary@x'],
  ['GEO_API_URL', 'https://user:canary@x/{ip}'],
  ['GEO_HEADER', 'x-canary'],
  ['SEED', 'canary'],
  ['SESSION_KEYS', 'canary'],
  ['TRUST_PROXY', 'canary'],
  ['LOG_LEVEL', 'canary'],
  ['SANDBOX', 'canary'],
  ['METRICS_TOKEN', 'canary'],
  ['GATE_PASSWORD', 'canary'.repeat(200)],
  ['SUPPORT_WIDGET_URL', 'http://localhost:3000/canary'],
  ['HELP_URL', 'canary'],
  ['GOOGLE_CLIENT_SECRET', 'canary'],
  ['GOOGLE_ISSUER', 'canary'],
  ['APPLE_PRIVATE_KEY', 'canary'],
  ['APPLE_ISSUER', 'https://user:canary@x'],
  ['STRIPE_API_URL', 'canary'],
  ['GA_COLLECT_URL', 'canary'],
  ['GOOGLE_TOKENINFO_URL', 'canary'],
  ['GOOGLE_USERINFO_URL', 'canary'],
  ['APPLE_JWKS_URL', 'canary'],
  ['NEW_BUYER_UNPAID_PURCHASES', '0'],
  ['NEW_BUYER_UNPAID_GBP', 'canary'],
  ['RATES_FEED_URL', 'https://user:canary@x'],
  ['RATES_LIMIT_PERCENT', '101'],
];
/** What is named where a setting lacks another one beside it. */
const named: Readonly<Record<string, string>> = { GOOGLE_CLIENT_SECRET: 'GOOGLE_CLIENT_ID' };

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}

t.test('a problem hides no other one, and no value is repeated', async (t) => {
  const lacks = (told: string, name: string) =>
    !new RegExp(`^  ${named[name] ?? name} `, 'm').test(told);
  const all = refusalOf(Object.fromEntries(wrongs));
  // With TRUST_PROXY or PUBLIC_URL wrong it is not known whether these two are.
  const unknown = new Set(['GEO_HEADER', 'SUPPORT_WIDGET_URL']);
  for (const [name] of wrongs) if (!unknown.has(name)) t.notOk(lacks(all, name), name);
  t.notMatch(all, /canary/);
  for (const one of wrongs) {
    for (const other of wrongs) {
      const told = refusalOf(Object.fromEntries([one, other]));
      const pair = new Set([one[0], other[0]]);
      for (const name of pair) {
        const isUnknown = name === 'GEO_HEADER' && pair.has('TRUST_PROXY');
        const isElsewhere =
          name === 'SUPPORT_WIDGET_URL' && (pair.has('PUBLIC_URL') || pair.has('PORT'));
        if (!isUnknown && !isElsewhere && lacks(told, name)) t.fail(`${[...pair]}: no ${name}`);
      }
      if (/canary/.test(told)) t.fail(`${[...pair]}: a value is repeated`);
    }
  }
});

t.test('an address with a user or a password is refused where it means nothing', async (t) => {
  const names = [
    ...['PUBLIC_URL', 'PRODUCT_API_URL', 'SUPPORT_WIDGET_URL', 'GEO_API_URL', 'HELP_URL'],
    ...['GOOGLE_ISSUER', 'APPLE_ISSUER', 'SOCIAL_CONNECT_URL', 'APPLE_JWKS_URL'],
    ...['GOOGLE_TOKENINFO_URL', 'GOOGLE_USERINFO_URL', 'GA_COLLECT_URL', 'STRIPE_API_URL'],
    'RATES_FEED_URL',
  ];
  for (const name of names) {
    for (const user of ['user:canary', 'canary', ':canary', 'user:', 'user%40x:canary%2F']) {
      for (const host of ['x.example', 'x.example:444', '127.0.0.1']) {
        const told = refusalOf({ [name]: `https://${user}@${host}` });
        t.match(told, new RegExp(`^  ${name} must`, 'm'), `${name} ${user}`);
        t.notMatch(told, /canary/);
      }
    }
    const disguised = refusalOf({ [name]: 'http://localhost:canary@evil.example' });
    t.match(disguised, new RegExp(`^  ${name} must`, 'm'), name);
    t.equal(refusalOf({ [name]: 'https://x.example' }), '', name);
  }
  t.equal(
    refusalOf({
      DATABASE_URL: 'postgres://user:canary@x/deckle',
      SMTP_URL: 'smtps://user:canary@x',
      CACHE_URL: 'rediss://user:canary@x',
    }),
    '',
    'servers that ask for them',
  );
});

t.test('an address that others are made from has no query and no fragment', async (t) => {
  for (const name of ['PUBLIC_URL', 'PRODUCT_API_URL', 'GOOGLE_ISSUER', 'SOCIAL_CONNECT_URL']) {
    for (const end of ['?x=canary', '#canary', '/?canary']) {
      t.match(refusalOf({ [name]: `https://x.example${end}` }), `${name} must`);
    }
  }
});

t.test('half a registration with Google or Apple is refused by what it lacks', async (t) => {
  t.throws(
    () => readConfig({ GOOGLE_CLIENT_ID: 'g', APPLE_CLIENT_ID: 'a', APPLE_KEY_ID: 'k' }),
    /GOOGLE_CLIENT_SECRET must be set(?:.|\n)*APPLE_TEAM_ID must be set(?:.|\n)*APPLE_PRIVATE_KEY must/,
  );
  t.doesNotThrow(
    () => readConfig({ GOOGLE_CLIENT_ID: 'g', SOCIAL_CONNECT_URL: 'https://api.example/connect' }),
    'a product API that asks Google itself needs no secret here',
  );
});

t.test('half of a pair of settings is refused by name', async (t) => {
  const beside = 'must be set beside the others of its kind';
  const problemsOf = (environment: Record<string, string>) => {
    try {
      readConfig(environment);
      return [];
    } catch (error) {
      return (error as { problems: string[] }).problems;
    }
  };
  const [ga, secret] = [{ GA_MEASUREMENT_ID: 'G-1' }, { GA_API_SECRET: 's' }];
  t.same(problemsOf(ga), [`GA_API_SECRET ${beside}`]);
  t.same(problemsOf(secret), [`GA_MEASUREMENT_ID ${beside}`]);
  t.same(problemsOf({ ...ga, ...secret }), []);
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  t.same(problemsOf(stripe), [`STRIPE_WEBHOOK_SECRET ${beside}`]);
  t.same(problemsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }), [
    `STRIPE_SECRET_KEY ${beside}`,
    `STRIPE_PUBLISHABLE_KEY ${beside}`,
  ]);
  t.same(problemsOf({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1' }), []);
  const remote = { PRODUCT_API_URL: 'https://api.example' };
  t.same(problemsOf({ ...remote, ...ga, ...stripe }), [], 'the other half is the product API’s');
});

t.test('settings of the embedded product API are checked with all others', async (t) => {
  const wrong = { DATABASE_URL: 'postgres://', SMTP_URL: 'smtp://', RECEIVING_ADDRESS: 'one' };
  const message = [
    'The settings cannot be used:',
    '  DATABASE_URL must name its server',
    '  SMTP_URL must name its server',
    '  RECEIVING_ADDRESS must be lines of an address, comma-separated',
  ].join('\n');
  t.throws(() => readConfig(wrong), { message });
  t.ok(readConfig({ DATABASE_URL: 'postgres:///deckle?host=/var/run/postgresql' }));
});

t.test('Apple’s key is the .p8 file’s text, its lines also written as \\n', async (t) => {
  const pem = (namedCurve: string) =>
    generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  const apple = (key: string) =>
    readConfig({
      APPLE_CLIENT_ID: 'a',
      APPLE_TEAM_ID: 't',
      APPLE_KEY_ID: 'k',
      APPLE_PRIVATE_KEY: key,
    }).social.apple;
  const good = String(pem('P-256'));
  t.equal(apple(good.replaceAll('\n', '\\n'))?.privateKey, good);
  for (const bad of ['key', String(pem('P-384'))]) {
    t.throws(() => apple(bad), /APPLE_PRIVATE_KEY must be the text of the .p8 file/);
  }
});

t.test('a provider is reached by https, but on loopback', async (t) => {
  t.throws(() => readConfig({ GOOGLE_ISSUER: 'http://accounts.example' }), /GOOGLE_ISSUER must be/);
  t.doesNotThrow(() => readConfig({ GOOGLE_ISSUER: 'http://127.0.0.1:9/google' }));
});

t.test('a public address must be https, for the session cookie needs it', async (t) => {
  t.throws(() => readConfig({ PUBLIC_URL: 'http://deckle.example' }), /PUBLIC_URL must be https/);
  t.throws(() => readConfig({ PUBLIC_URL: 'https://deckle.example/shop' }), /must have no path/);
  for (const url of ['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:1']) {
    t.equal(readConfig({ PUBLIC_URL: `${url}/` }).publicUrl, url);
  }
});

t.test(
  'sandbox parts run on a loopback address that is not in production, or when told',
  async (t) => {
    const publicUrl = { PUBLIC_URL: 'https://deckle.example' };
    t.equal(readConfig({ NODE_ENV: 'production' }).sandbox, false);
    t.equal(readConfig(publicUrl).sandbox, false);
    t.equal(readConfig({ ...publicUrl, SANDBOX: '1' }).sandbox, true);
    t.equal(readConfig({ SANDBOX: '0' }).sandbox, false);
  },
);

t.test('listens beyond this machine where the address is public, or when told', async (t) => {
  t.equal(readConfig({ PUBLIC_URL: 'https://deckle.example' }).host, '0.0.0.0');
  t.equal(readConfig({ HOST: '0.0.0.0' }).host, '0.0.0.0');
});

t.test('reads keys newest first, and proxies by address', async (t) => {
  const config = readConfig({
    SESSION_KEYS: ` ${key('A')} , ${key('_').slice(1)}8`,
    TRUST_PROXY: 'loopback,10.0.0.0/8,::1',
  });
  t.strictSame(
    config.sessionKeys?.map(({ length }) => length),
    [32, 32],
  );
  t.equal(config.sessionKeys?.[0]?.[0], 0);
  t.equal(config.trustProxy, 'loopback,10.0.0.0/8,::1');
  t.equal(readConfig({ TRUST_PROXY: 'true' }).trustProxy, true);
  for (const wrong of ['1', '10.0.0.0/33', '::/129', '1.2.3.4/', '1.2.3.4/8/8']) {
    t.throws(() => readConfig({ TRUST_PROXY: wrong }), /TRUST_PROXY must/);
  }
});

t.test('the public address follows the port, unless it was given', async (t) => {
  t.equal(withPort(readConfig({ PORT: '0' }), 4711).publicUrl, 'http://localhost:4711');
  const given = readConfig({ PORT: '0', PUBLIC_URL: 'https://deckle.example' });
  t.equal(withPort(given, 4711).publicUrl, 'https://deckle.example');
});

t.test('a cache is Redis or Valkey, and a country header needs a proxy to trust', async (t) => {
  t.equal(readConfig({ CACHE_URL: 'redis://u:p@h:1/2' }).cacheUrl, 'redis://u:p@h:1/2');
  t.equal(readConfig({ CACHE_URL: 'valkeys://h:1' }).cacheUrl, 'rediss://h:1');
  t.throws(() => readConfig({ CACHE_URL: 'redis://h/one' }), /CACHE_URL must end with the number/);
  for (const address of ['https://{ip}.g/', 'https://u:p@g/{ip}']) {
    t.throws(() => readConfig({ GEO_API_URL: address }), /GEO_API_URL must name its server/);
  }
  t.equal(readConfig({ GEO_API_URL: 'https://g/{ip}/' }).geoApiUrl, 'https://g/{ip}/');
  t.equal(readConfig({ GEO_HEADER: 'x-a', TRUST_PROXY: 'loopback' }).geoHeader, 'x-a');
  t.throws(() => readConfig({ GEO_HEADER: 'x-a' }), /GEO_HEADER .*TRUST_PROXY/);
});

t.test('analytics needs both its settings, or a product API that has the secret', async (t) => {
  t.equal(readConfig({}).hasAnalytics, false);
  t.equal(readConfig({ GA_MEASUREMENT_ID: 'G-1', GA_API_SECRET: 's' }).hasAnalytics, true);
  const remote = { GA_MEASUREMENT_ID: 'G-1', PRODUCT_API_URL: 'https://api.example' };
  t.equal(readConfig(remote).hasAnalytics, true);
});

t.test('a help centre is an https address, or on this machine', async (t) => {
  t.equal(readConfig({}).helpUrl, null);
  const help = 'https://help.example/deckle';
  t.equal(readConfig({ HELP_URL: help }).helpUrl, help);
  t.throws(() => readConfig({ HELP_URL: 'javascript:1' }), /HELP_URL must be an https/);
});

t.test('the chat’s page is another origin’s, over https', async (t) => {
  t.equal(readConfig({}).supportWidgetUrl, null);
  const chat = 'https://chat.example/start?site=1';
  t.equal(readConfig({ SUPPORT_WIDGET_URL: chat }).supportWidgetUrl, chat);
  t.ok(readConfig({ SUPPORT_WIDGET_URL: 'http://localhost:9000/' }).supportWidgetUrl);
  for (const wrong of ['http://chat.example', 'javascript:1', 'chat.example']) {
    t.throws(
      () => readConfig({ SUPPORT_WIDGET_URL: wrong }),
      /SUPPORT_WIDGET_URL must be an https/,
    );
  }
  t.throws(
    () => readConfig({ SUPPORT_WIDGET_URL: 'http://localhost:3000/chat' }),
    /must not be on the address of the site itself/,
  );
});
