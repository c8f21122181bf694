import { randomBytes } from 'node:crypto';
import t from 'tap';
import { keyring } from './seal.ts';
import { createSessionCookie, type Session } from './session-cookie.ts';

const now = 1_000_000;
const session: Session = {
  jwt: 'header.payload.signature',
  user: { id: 7, username: 'ada', firstName: 'Ada', lastName: 'Lovelace' },
  issuedAt: now,
  expiresAt: now + 1_000,
};
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const cookie = createSessionCookie(keyring([newKey]), true);
const sealed = cookie.sealSession(session) ?? '';

t.test('opens what it sealed', async (t) => {
  t.strictSame(cookie.openSession(sealed, now), { session, isNewestKey: true });
});

t.test('ends by its time, however often it was opened before', async (t) => {
  t.ok(cookie.openSession(sealed, now));
  t.ok(cookie.openSession(sealed, session.expiresAt - 1));
  t.equal(cookie.openSession(sealed, session.expiresAt), null);
});

t.test('cannot be changed by one request for the next', async (t) => {
  const opened = cookie.openSession(sealed, now)?.session;
  t.ok(Object.isFrozen(opened));
  t.throws(() => Object.assign(opened ?? {}, { jwt: 'another' }));
});

t.test('opens nothing once any one character has changed', async (t) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const opened: string[] = [];
  for (let at = 0; at < sealed.length; at += 1) {
    for (const other of [...alphabet].filter((one) => one !== sealed[at])) {
      const forged = sealed.slice(0, at) + other + sealed.slice(at + 1);
      if (cookie.openSession(forged, now)) opened.push(`${other} at ${at}`);
    }
  }
  t.strictSame(opened, []);
});

t.test('opens no part of it, and nothing longer', async (t) => {
  for (let length = 0; length < sealed.length; length += 1) {
    t.equal(cookie.openSession(sealed.slice(0, length), now), null);
  }
  for (const more of ['A', '=', '%', '\u0000', sealed]) {
    t.equal(cookie.openSession(sealed + more, now), null);
  }
});

t.test('opens nothing from its last millisecond on', async (t) => {
  t.ok(cookie.openSession(sealed, session.expiresAt - 1));
  t.equal(cookie.openSession(sealed, session.expiresAt), null);
});

t.test('opens with an older key and says so; not with a stranger’s', async (t) => {
  const before = createSessionCookie(keyring([oldKey]), true).sealSession(session) ?? '';
  const rotated = createSessionCookie(keyring([newKey, oldKey]), true);
  t.strictSame(rotated.openSession(before, now), { session, isNewestKey: false });
  t.equal(cookie.openSession(before, now), null);
});

t.test('opens under no other name', async (t) => {
  t.equal(createSessionCookie(keyring([newKey]), false).openSession(sealed, now), null);
});

t.test('tells nothing of what is inside, and never the same twice', async (t) => {
  const again = cookie.sealSession(session);
  t.not(again, sealed);
  t.notMatch(Buffer.from(sealed, 'base64url').toString('latin1'), /Ada|payload/);
});

t.test('refuses a session that no browser would keep', async (t) => {
  t.equal(cookie.sealSession({ ...session, jwt: 'x'.repeat(4_000) }), null);
  const largest = cookie.sealSession({ ...session, jwt: 'x'.repeat(2_600) });
  t.ok(largest && `${cookie.name}=${largest}`.length < 4_096);
});

t.test('is named and flagged so that no other host can plant it', async (t) => {
  t.equal(cookie.name, '__Host-deckle-session');
  t.strictSame(cookie.options, { path: '/', httpOnly: true, sameSite: 'lax', secure: true });
});
