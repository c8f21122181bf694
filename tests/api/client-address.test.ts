import t from 'tap';
import { publicUrl, startBff, type TestBff } from '../support/bff.ts';

const behindProxy = { publicUrl, trustProxy: 'loopback,10.0.0.0/8', sandbox: true };
const login = 'POST /api/auth/local/login';

/** A sign-in as a proxy on this machine passes it on. */
async function signIn(bff: TestBff, forwarded: string, remoteAddress = '127.0.0.1') {
  const answer = await bff.call('POST', '/api/auth/login', {
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
    payload: { identifier: `${Math.random()}@canary.example`, password: 'canary-password-1' },
  });
  return answer.statusCode;
}

const spellings: Readonly<Record<string, string>> = {
  '203.0.113.9': '203.0.113.9',
  '203.0.113.9:4711': '203.0.113.9',
  ' 203.0.113.9:1 ': '203.0.113.9',
  '"203.0.113.9:4711"': '203.0.113.9',
  '"203.0.113.9"': '203.0.113.9',
  '[203.0.113.9]:80': '203.0.113.9',
  '::ffff:203.0.113.9': '203.0.113.9',
  '[::ffff:203.0.113.9]:4711': '203.0.113.9',
  '::FFFF:CB00:7109': '203.0.113.9',
  '0:0:0:0:0:ffff:203.0.113.9': '203.0.113.9',
  '2001:db8::1': '2001:db8::1',
  '[2001:DB8::1]:4711': '2001:db8::1',
  '"[2001:db8:0:0::1]:4711"': '2001:db8::1',
  '[2001:db8::1]': '2001:db8::1',
  '2001:db8:0:0:0:0:0:1:4711': '2001:db8::1',
  '2001:db8::1%eth0': '2001:db8::1',
  '[2001:db8::1%25eth0]:4711': '2001:db8::1',
  '6.6.6.6, 203.0.113.9:4711': '203.0.113.9',
  '203.0.113.9:4711, 10.1.2.3:9000': '203.0.113.9',
  '203.0.113.9, [::ffff:10.1.2.3]:9000': '203.0.113.9',
  '6.6.6.6,,10.1.2.3': '10.1.2.3',
  '6.6.6.6, unknown': '127.0.0.1',
  'unknown, 10.1.2.3': '10.1.2.3',
  '203.0.113.9:port': '127.0.0.1',
  '203.0.113.9:123456': '127.0.0.1',
  '203.0.113.9;4711': '127.0.0.1',
  '203.0.113.999': '127.0.0.1',
  '0203.0.113.9': '127.0.0.1',
  _hidden: '127.0.0.1',
  'for=203.0.113.9': '127.0.0.1',
  '[2001:db8::1': '127.0.0.1',
  'a, "': '127.0.0.1',
  ',': '127.0.0.1',
  '': '127.0.0.1',
};

t.test('normalizes every spelling of an address in X-Forwarded-For', async (t) => {
  const bff = await startBff(t, { config: behindProxy });
  for (const [written, expected] of Object.entries(spellings)) {
    t.equal(await signIn(bff, written), 200, written);
    t.equal(bff.upstream.callsOf(login).at(-1)?.headers['x-forwarded-for'], expected, written);
  }
});

const rotations: Readonly<Record<string, (turn: number) => string>> = {
  'another port each time': (turn) => `203.0.113.9:${1024 + turn}`,
  'another quoted port': (turn) => `"203.0.113.9:${1024 + turn}"`,
  'another IPv6 port': (turn) => `[2001:db8::9]:${1024 + turn}`,
  'another address of one IPv6 network': (turn) => `2001:db8::${turn.toString(16)}:9`,
  'another zone': (turn) => `fe80::9%${turn}`,
  'another invented name': (turn) => `unknown-${turn}`,
  'another invalid address': (turn) => `203.0.113.${1_000 + turn}`,
  'another address before the real one': (turn) => `6.6.${turn}.6, 203.0.113.9:${1024 + turn}`,
  'ports of proxies': (turn) => `203.0.113.9:${turn}, 10.0.0.1:${1024 + turn}`,
};

for (const [name, forwarded] of Object.entries(rotations)) {
  t.test(`the limit per address holds with ${name}`, async (t) => {
    const bff = await startBff(t, { config: behindProxy });
    const statuses: number[] = [];
    for (let turn = 0; turn < 125; turn += 1) statuses.push(await signIn(bff, forwarded(turn)));
    t.equal(statuses.filter((status) => status === 200).length, 120);
    t.strictSame(statuses.slice(120), Array(5).fill(429));
    t.equal(await signIn(bff, '198.51.100.7:1'), 200, 'another address has its own');
  });
}

t.test('an address with a port is limited where every proxy is trusted', async (t) => {
  const bff = await startBff(t, { config: { ...behindProxy, trustProxy: true } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 121; turn += 1) {
    statuses.push(await signIn(bff, `203.0.113.9:${turn}, 192.0.2.1:${turn}`, '192.0.2.2'));
  }
  t.equal(statuses.at(-1), 429);
  t.equal(bff.upstream.callsOf(login).at(-1)?.headers['x-forwarded-for'], '203.0.113.9');
});

t.test('ignores X-Forwarded-For without a trusted proxy', async (t) => {
  for (const trustProxy of [false, '10.0.0.0/8']) {
    const bff = await startBff(t, { config: { ...behindProxy, trustProxy } });
    t.equal(await signIn(bff, '203.0.113.9:1', '192.0.2.2'), 200);
    t.equal(bff.upstream.callsOf(login).at(-1)?.headers['x-forwarded-for'], '192.0.2.2');
  }
});

t.test('limits guesses at the gate by the same address', async (t) => {
  const bff = await startBff(t, { config: behindProxy, gatePassword: 'canary-gate' });
  const guess = (forwarded: string) =>
    bff.call('POST', '/api/gate', {
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
      payload: { password: 'wrong' },
    });
  for (let turn = 0; turn < 10; turn += 1) {
    t.equal((await guess(`[2001:db8::${turn}]:${1024 + turn}`)).statusCode, 403);
  }
  t.equal((await guess('[2001:db8::ffff]:80')).statusCode, 429);
  t.equal((await guess('[2001:db8:1::1]:80')).statusCode, 403);
});
