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
    databaseUrl: null,
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
    SESSION_KEYS: `${key('a')},short`,
    TRUST_PROXY: '1.2.3.4,somebody',
    LOG_LEVEL: 'loud',
    SANDBOX: 'yes',
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
