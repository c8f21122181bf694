import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import t, { type Test } from 'tap';
import { compressFiles } from '../../server/site/compress-files.ts';
import { homeView } from '../../shared/contracts/catalogue.ts';
import { sessionView } from '../../shared/contracts/session.ts';
import { artworkPath } from '../../shared/domain/paths.ts';
import { startBff } from '../support/bff.ts';
import { listenOn, sendRaw } from '../support/raw-http.ts';
import { ada, artwork, jwtOf, page } from '../support/wire-fixtures.ts';

const script = `export const text = '${'deckle '.repeat(400)}';`;
const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

function buildSite(t: Test, manifest: object = {}): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'deckle-built-'));
  t.teardown(() => rmSync(siteDir, { recursive: true, force: true }));
  mkdirSync(join(siteDir, 'assets'));
  mkdirSync(join(siteDir, '.vite'));
  writeFileSync(join(siteDir, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(siteDir, 'assets', 'M1SXu3G.js'), script);
  writeFileSync(join(siteDir, 'humans.txt'), 'Two people.');
  writeFileSync(
    join(siteDir, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Deckle</title><meta name="description" content="x" /><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"></div></body></html>',
  );
  return siteDir;
}

const inert = (html: string, id: string) => {
  const found = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html);
  return found ? JSON.parse(found[1] ?? '') : undefined;
};

t.test('a page carries the session and the data of its first screen', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  const cookie = await bff.signIn();
  const answer = await bff.call('GET', '/', { headers: { accept, cookie } });
  t.equal(answer.statusCode, 200);
  t.match(answer.headers['content-type'], /^text\/html/);
  const session = sessionView.parse(inert(answer.body, 'session'));
  t.equal(session.user?.id, ada.id);
  homeView.parse(inert(answer.body, 'data')['/api/home']);
  t.notMatch(answer.body, /eyJ/);
  t.match(answer.body, /<\/script><\/head>/, 'before the end of the head');
});

t.test('a page preloads all of its own code, and no other', async (t) => {
  const login = 'src/features/auth/pages/auth-page.tsx';
  const home = 'src/features/home/pages/home-page.tsx';
  const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, ...more });
  const table = '_virtual_later-pages';
  const siteDir = buildSite(t, {
    'index.html': chunk('main', { imports: ['_base.js'], dynamicImports: [table, home] }),
    '_base.js': chunk('base', { dynamicImports: [login] }),
    [table]: chunk('table', { isDynamicEntry: true, dynamicImports: [login] }),
    [login]: chunk('login', { isDynamicEntry: true, imports: ['_base.js', '_field.js'] }),
    [home]: chunk('home', { isDynamicEntry: true, imports: ['_base.js'] }),
    '_field.js': chunk('field'),
  });
  const bff = await startBff(t, { siteDir });
  const asked = async (url: string) => {
    const { body } = await bff.call('GET', url, { headers: { accept } });
    const links = body.matchAll(
      /<link rel="modulepreload" crossorigin href="\/assets\/(\w+)\.js">/g,
    );
    return [...links].map(([, name]) => name).sort();
  };
  t.same(await asked('/login'), ['base', 'field', 'login', 'main', 'table']);
  t.same(await asked('/'), ['base', 'home', 'main']);
});

t.test('a list without search results carries trending artists', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  bff.upstream.on('GET /api/artworks', { body: page([]) });
  const { body } = await bff.call('GET', '/artworks?q=++xyzzy++x', { headers: { accept } });
  const data = inert(body, 'data');
  t.equal(data['/api/artworks?q=xyzzy+x'].total, 0);
  t.strictSame(
    data['/api/search?q=xyzzy+x'],
    (await bff.call('GET', '/api/search?q=xyzzy%20x')).json(),
  );
});

t.test('each page carries its data under the URL that the browser would request', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  for (const [url, key] of [
    ['/', '/api/home'],
    ['/artworks', '/api/artworks'],
    ['/artworks?categ=Etching', '/api/artworks?medium=Etching'],
    ['/artworks?q=+x+&page=2&sort=newest', '/api/artworks?q=x&sort=newest'],
    ['/artworks?page=zero&sort=recommended&utm_source=x', '/api/artworks'],
    ['/artworks?sort=price', '/api/artworks'],
    ['/artworks/mara-lind/3/night-harbour/11?utm_source=x', '/api/artworks/11'],
    ['/artworks/mara-lind/3/night-harbour/11', '/api/artworks/11'],
    ['/login', undefined],
  ] as const) {
    const answer = await bff.call('GET', url, { headers: { accept } });
    t.equal(answer.statusCode, 200, url);
    const data = inert(answer.body, 'data');
    t.strictSame(data && Object.keys(data)[0], key, url);
    if (key === undefined) continue;
    const asked = await bff.call('GET', key);
    t.strictSame(data[key], asked.json(), 'the same as the API answers');
  }
});

t.test('a request that accepts any type gets the page', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  for (const headers of [{ accept: '*/*' }, {}]) {
    const answer = await bff.call('GET', '/artworks', { headers });
    t.equal(answer.statusCode, 200);
    t.match(answer.headers['content-type'], /^text\/html/);
  }
});

t.test('an unknown page is an HTML 404, an unknown file or call a JSON one', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  for (const url of ['/nothing', '/artworks/x/3/y/12', '/artworks/x', '/how-it-works/a/b']) {
    const answer = await bff.call('GET', url, { headers: { accept } });
    t.equal(answer.statusCode, 404, url);
    t.ok(inert(answer.body, 'session'), 'and still the site');
  }
  for (const url of ['/api/nothing', '/assets/none.js', '/favicon.ico', '/.vite/manifest.json']) {
    const answer = await bff.call('GET', url, { headers: { accept: '*/*' } });
    t.equal(answer.statusCode, 404, url);
    t.equal(answer.json().error.code, 'not-found');
  }
});

t.test('names cannot close the script element that contains them', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  const name = '</script><script>alert(1)</script><!--<script>';
  bff.upstream.on('GET /api/artworks/11', {
    body: { data: { id: 11, attributes: artwork({ name, description: name }) }, meta: {} },
  });
  bff.upstream.on('POST /api/auth/local/login', {
    body: { jwt: jwtOf(), user: { ...ada, firstName: name } },
  });
  const cookie = await bff.signIn();
  const url = artworkPath({ id: 11, name, artists: [{ id: 3, name: 'Mara Lind' }] });
  const { body } = await bff.call('GET', url, { headers: { accept, cookie } });
  t.equal(body.match(/<script/g)?.length, 4, 'two of the shell, two for search engines');
  t.equal(inert(body, 'data')['/api/artworks/11'].name, name);
  t.equal(inert(body, 'session').user.firstName, name);
});

t.test('the theme of the cookie is set in the HTML', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  const page = async (cookie: string) =>
    (await bff.call('GET', '/', { headers: { accept, cookie } })).body;
  t.match(await page('theme=dark'), /<html data-theme="dark" lang="en">/);
  t.match(await page('theme=light'), /<html data-theme="light"/);
  t.match(await page('theme="><script>'), /<html lang="en">/);
});

t.test('a page is sent without data when the product API does not answer in time', async (t) => {
  const bff = await startBff(t, {
    siteDir: buildSite(t),
    limits: { readMs: 10_000, tradeMs: 10_000 },
  });
  bff.upstream.fail('GET /.*', 'silent');
  bff.upstream.fail('POST /.*', 'silent');
  const answer = await bff.call('GET', '/', { headers: { accept } });
  t.equal(answer.statusCode, 200);
  t.strictSame(bff.upstream.abandoned, [], 'sent while the data was still awaited');
  t.equal(inert(answer.body, 'data'), undefined);
  t.match(inert(answer.body, 'session'), { user: null, flags: {}, rates: { asOf: null } });
});

t.test('a page whose data cannot be read is a 503 with Retry-After', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  bff.upstream.fail('GET /.*', { status: 500 }, 99);
  bff.upstream.fail('POST /.*', { status: 500 }, 99);
  for (const path of ['/', '/artworks/mara-lind/3/tide/7']) {
    const answer = await bff.call('GET', path, { headers: { accept } });
    t.equal(answer.statusCode, 503, path);
    t.equal(answer.headers['retry-after'], '30');
    t.match(answer.body, /id="root"/, 'the site starts, and asks again');
  }
});

t.test('pages are not stored by shared caches', async (t) => {
  const bff = await startBff(t, { siteDir: buildSite(t) });
  const answer = await bff.call('GET', '/', { headers: { accept, 'accept-encoding': 'br' } });
  t.equal(answer.headers['cache-control'], 'private, no-cache');
  t.equal(answer.headers['content-encoding'], 'br');
  t.match(brotliDecompressSync(answer.rawPayload).toString(), /^<!doctype html>/);
  t.equal((await bff.call('HEAD', '/', { headers: { accept } })).statusCode, 200);
});

t.test('a hashed file is served compressed and immutable', async (t) => {
  const siteDir = buildSite(t);
  mkdirSync(join(siteDir, '.server'));
  writeFileSync(join(siteDir, '.server', 'entry-server.js'), script);
  t.equal(await compressFiles(siteDir), 1, 'what is worth it, and what is served');
  t.equal(await compressFiles(siteDir), 0, 'and only once');
  const bff = await startBff(t, { siteDir });
  const url = '/assets/M1SXu3G.js';
  const br = await bff.call('GET', url, { headers: { 'accept-encoding': 'gzip, br' } });
  t.equal(br.statusCode, 200);
  t.equal(br.headers['content-encoding'], 'br');
  t.equal(br.headers['cache-control'], 'public, max-age=31536000, immutable');
  t.equal(br.headers.etag, '"M1SXu3G.js.br"', 'from memory');
  t.equal(brotliDecompressSync(br.rawPayload).toString(), script);
  const cookie = await bff.signIn();
  const plain = await bff.call('GET', url, { headers: { cookie } });
  t.equal(plain.body, script);
  t.equal(plain.headers['cache-control'], br.headers['cache-control'], 'signed in as well');
  t.match(plain.headers['content-type'], /javascript/);
  for (const spelled of ['/%61ssets/M1SXu3G.js', '/assets/M1SX%753G.js', `${url}?x=1`]) {
    const same = await bff.call('GET', spelled);
    t.match(same, { statusCode: 200, body: script }, spelled);
    t.equal(same.headers.etag, plain.headers.etag, spelled);
  }
  const again = { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) };
  const unchanged = await bff.call('GET', url, { headers: again });
  t.equal(unchanged.statusCode, 304);
  t.equal(unchanged.body, '');
  const head = await bff.call('HEAD', url);
  t.equal(head.headers['content-length'], String(Buffer.byteLength(script)));
  t.equal(head.body, '');
  const part = await bff.call('GET', url, { headers: { range: 'bytes=0-3' } });
  t.match(part, { statusCode: 200, body: script }, 'a range is answered with the whole');
  const humans = await bff.call('GET', '/humans.txt');
  t.equal(humans.body, 'Two people.');
  t.equal(humans.headers['cache-control'], 'public, max-age=3600');
});

t.test('every form of If-None-Match with the current ETag gets 304', async (t) => {
  const siteDir = buildSite(t);
  await compressFiles(siteDir);
  const bff = await startBff(t, { siteDir });
  const port = await listenOn(bff.app);
  for (const url of ['/assets/M1SXu3G.js', '/humans.txt', '/api/home']) {
    const ask = async (headers: string) => {
      const own = `Host: localhost\r\nAccept: */*\r\nAccept-Encoding: br\r\n${headers}`;
      const { answers } = await sendRaw(
        port,
        `GET ${url} HTTP/1.1\r\n${own}Connection: close\r\n\r\n`,
      );
      return answers[0];
    };
    const etag = /^etag: (.+)$/im.exec((await ask(''))?.head ?? '')?.[1];
    const opaque = String(etag).replace('W/', '');
    for (const held of ['*', opaque, `W/${opaque}`, `"x", W/${opaque}`, `"x,y",${opaque} , "z"`]) {
      const answer = await ask(`If-None-Match: ${held}\r\n`);
      t.match(answer, { status: 304, body: '' }, `${url} ${held}`);
    }
    t.equal((await ask('If-None-Match: "x", W/"y"\r\n'))?.status, 200, url);
  }
});

t.test('never uses an encoding that the browser refuses', async (t) => {
  const siteDir = buildSite(t);
  await compressFiles(siteDir);
  const bff = await startBff(t, { siteDir });
  const port = await listenOn(bff.app);
  for (const url of ['/assets/M1SXu3G.js', '/api/home', '/login']) {
    for (const [accepted, sent] of [
      ['br;Q=0', undefined],
      ['br; Q=0.000, GZIP;Q=1', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['BR;Q=0.5', 'br'],
    ] as const) {
      const own = `Host: localhost\r\nAccept: */*\r\nAccept-Encoding: ${accepted}\r\n`;
      const bytes = `GET ${url} HTTP/1.1\r\n${own}Connection: close\r\n\r\n`;
      const { answers } = await sendRaw(port, bytes);
      t.equal(answers[0]?.status, 200, url);
      const encoding = /^content-encoding: (.+)$/im.exec(answers[0]?.head ?? '')?.[1];
      t.equal(encoding, sent, `${url} ${accepted}`);
    }
  }
});

t.test('compresses a file again after it was rebuilt', async (t) => {
  const siteDir = buildSite(t);
  await compressFiles(siteDir);
  const path = join(siteDir, 'assets', 'M1SXu3G.js');
  const later = new Date(statSync(path).mtimeMs + 10_000);
  utimesSync(path, later, later);
  t.equal(await compressFiles(siteDir), 1);
});

t.test('serves a site rebuilt while the server runs', async (t) => {
  const siteDir = buildSite(t);
  const bff = await startBff(t, { siteDir });
  await bff.call('GET', '/login', { headers: { accept } });
  const path = join(siteDir, 'index.html');
  writeFileSync(path, '<html><head></head><body><div id="root">Second</div></body></html>');
  utimesSync(path, new Date(), new Date(Date.now() + 10_000));
  t.match((await bff.call('GET', '/login', { headers: { accept } })).body, /Second/);
});

t.test('a missing build is a 503 with instructions', async (t) => {
  const bff = await startBff(t);
  const answer = await bff.call('GET', '/', { headers: { accept } });
  t.equal(answer.statusCode, 503);
  t.match(answer.body, /npm run build/);
});

t.test(
  'a visitor of a protected page is redirected home to sign in, with the page to return to',
  async (t) => {
    const bff = await startBff(t, { siteDir: buildSite(t) });
    const cookie = await bff.signIn();
    for (const path of [
      '/my-account/buying',
      '/my-account/settings',
      '/thanks/bid/1',
      '/bulk-upload/add-listings',
      '/following?tab=saved',
      '/my-account/selling/sale/11/71?askId=61',
      '/bid-or-buy/review-bid/mara-lind/night-harbour/11/Main?action=bid&price=250&currency=GBP',
      '/ask-or-sell/shipping-and-billing/mara-lind/night-harbour/11/Main?action=sell',
    ]) {
      const visited = await bff.call('GET', path, { headers: { accept } });
      t.equal(visited.statusCode, 302, path);
      t.equal(visited.headers['cache-control'], 'no-store');
      const to = new URL(String(visited.headers.location), 'http://site.invalid');
      t.equal(to.pathname, '/');
      t.equal(to.searchParams.get('redirectedFrom'), path);
      t.equal((await bff.call('GET', path, { headers: { accept, cookie } })).statusCode, 200);
    }
    const entry = '/bid-or-buy/mara-lind/night-harbour/11/Main?action=bid';
    t.equal((await bff.call('GET', entry, { headers: { accept } })).statusCode, 200);
  },
);
