import { decodeProtectedHeader, exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import t from 'tap';
import { createAppleSecret } from './apple-secret.ts';

const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
const apple = {
  issuer: 'https://appleid.apple.com',
  clientId: 'com.example.deckle',
  teamId: 'TEAM123456',
  keyId: 'KEY1234567',
  privateKey: await exportPKCS8(privateKey),
};
const minute = 60_000;

t.test('is an ES256 JWT of the team for the client, signed by the key', async (t) => {
  const secret = await createAppleSecret(apple, Date.now)();
  t.strictSame(decodeProtectedHeader(secret), { alg: 'ES256', kid: apple.keyId });
  const { payload } = await jwtVerify(secret, publicKey, {
    issuer: apple.teamId,
    subject: apple.clientId,
    audience: 'https://appleid.apple.com',
  });
  t.ok((payload.exp ?? 0) - (payload.iat ?? 0) <= 180 * 24 * 3_600, 'Apple takes six months');
});

t.test('is kept while it is good, and renewed before it ends', async (t) => {
  let now = Date.now();
  const secretOf = createAppleSecret(apple, () => now);
  const first = await secretOf();
  now += 54 * minute;
  t.equal(await secretOf(), first);
  now += 2 * minute;
  const next = await secretOf();
  t.not(next, first);
  await t.resolves(jwtVerify(first, publicKey, { currentDate: new Date(now) }), 'still good');
  now += 1_000 * minute;
  await t.resolves(jwtVerify(await secretOf(), publicKey, { currentDate: new Date(now) }));
});
