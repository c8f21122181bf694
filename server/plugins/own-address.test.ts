import t from 'tap';
import { ownAddress } from './own-address.ts';

const cases: Record<string, { own: string[]; foreign: string[] }> = {
  'https://deckle.example': {
    own: ['deckle.example', 'DECKLE.example', 'deckle.example:443'],
    foreign: ['localhost', '127.0.0.1', 'evil.example', 'deckle.example:80', 'deckle.example.'],
  },
  'http://localhost:3000': {
    own: ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:3000'],
    foreign: [
      ...['localhost', 'localhost:3001', 'evil.example:3000', '192.168.1.9:3000', '[::2]:3000'],
      ...['a@localhost:3000', 'localhost:3000/x', 'localhost:3000?x', 'localhost:3000#', ''],
      ...['localhost:99999', 'localhost:3000, localhost:3000', 'localhost.evil.example:3000'],
      ...['evil.example\\@localhost:3000', ' localhost:3000', '0:3000', '0x7f.1:3000'],
    ],
  },
  'http://127.0.0.1': { own: ['localhost', 'localhost:80', '[::1]'], foreign: ['localhost:8080'] },
};

t.test('knows the site by its own names alone', async (t) => {
  for (const [publicUrl, { own, foreign }] of Object.entries(cases)) {
    const { isHost } = ownAddress(publicUrl);
    for (const host of own) t.equal(isHost(host), true, `${host} is ${publicUrl}`);
    for (const host of foreign) t.equal(isHost(host), false, `${host} is not ${publicUrl}`);
  }
});

t.test('an origin is the site’s to the letter, or none of it', async (t) => {
  const { isOrigin } = ownAddress('http://localhost:3000');
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    t.equal(isOrigin(origin), true, origin);
  }
  for (const origin of [
    ...['null', '', 'https://localhost:3000', 'http://localhost', 'http://localhost:3000/'],
    ...['http://evil.example:3000', 'http://localhost:30000', 'localhost:3000'],
  ]) {
    t.equal(isOrigin(origin), false, origin);
  }
});
