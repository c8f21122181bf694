import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { startBff } from '../support/bff.ts';
import { ownPolicy, protectionIn, protectionOverHttp } from '../support/protective-headers.ts';
import { writeSiteBuild } from '../support/site-build.ts';
import { artwork } from '../support/wire-fixtures.ts';

const headers = { accept: 'text/html' };
const picture = { body: 'a picture', type: 'image/webp' };

/** A built site whose app prints what it was rendered with. */
function renderingSite(t: Test, render = 'return page.address'): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'deckle-rendered-'));
  t.teardown(() => rmSync(siteDir, { recursive: true, force: true }));
  writeSiteBuild(siteDir);
  mkdirSync(join(siteDir, '.server'));
  writeFileSync(
    join(siteDir, '.server', 'entry-server.js'),
    `let times = 0;
export async function renderApp(page) {
  times += 1;
  ${render};
}`,
  );
  return siteDir;
}

const appOf = (html: string) => /<div id="root">(.*?)<\/div>/s.exec(html)?.[1];

const work = '/artworks/mara-lind/3/night-harbour/11';

t.test('a visitor gets the first screen as HTML with its data, rendered once', async (t) => {
  const siteDir = renderingSite(
    t,
    "return [page.session.place.currency, Object.keys(page.data), times].join(' ')",
  );
  const bff = await startBff(t, { siteDir });
  for (const path of ['/', '/']) {
    const { body } = await bff.call('GET', path, { headers });
    t.equal(appOf(body), 'GBP /api/home,/api/home/news 1', 'rendered once, however many ask');
    t.match(body, /id="session"/);
    t.match(body, /id="data"/);
  }
});

t.test('scripts come after the rendered content, without low priority', async (t) => {
  const siteDir = renderingSite(t);
  const page = join(siteDir, 'index.html');
  const script = '<script type="module" crossorigin src="/assets/index.js"></script></head>';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', script));
  const bff = await startBff(t, { siteDir });
  const { body } = await bff.call('GET', '/', { headers });
  const [before = '', after = ''] = body.split('<div id="root">');
  t.notMatch(before, /modulepreload|type="module"/);
  t.match(after, /<script type="module"/);
  t.notMatch(body, /fetchpriority="low"/);
});

t.test('the policy allows the inlined styles by their hash', async (t) => {
  const bff = await startBff(t, { siteDir: renderingSite(t) });
  const answer = await bff.call('GET', '/', { headers });
  const css = /<style>(.*?)<\/style>/s.exec(answer.body)?.[1] ?? 'none';
  const hash = createHash('sha256').update(css).digest('base64');
  t.strictSame(protectionIn(answer.headers), {
    ...protectionOverHttp,
    'content-security-policy': `${ownPolicy};style-src 'self' 'sha256-${hash}'`,
  });
});

t.test('the policy allows the inlined script of a rendered page by its hash', async (t) => {
  const siteDir = renderingSite(t);
  const source = 'var e={button:null};\n//# sourceMappingURL=early-click.js.map';
  writeFileSync(join(siteDir, 'early-click.js'), source);
  writeFileSync(
    join(siteDir, '.vite', 'manifest.json'),
    JSON.stringify({ 'src/early-click.ts': { file: 'early-click.js' } }),
  );
  const bff = await startBff(t, { siteDir });
  const { body, headers: told } = await bff.call('GET', '/', { headers });
  const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
  t.strictSame(scripts, ['(()=>{var e={button:null};})()']);
  const hash = createHash('sha256').update(String(scripts[0])).digest('base64');
  const css = createHash('sha256')
    .update(/<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '')
    .digest('base64');
  const inline = `style-src 'self' 'sha256-${css}';script-src 'self' 'sha256-${hash}'`;
  t.equal(told['content-security-policy'], `${ownPolicy};${inline}`);

  const signedIn = { ...headers, cookie: await bff.signIn() };
  const own = await bff.call('GET', '/', { headers: signedIn });
  t.notMatch(own.body, /<script>/, 'what the browser renders works when it is seen');
  t.equal(own.headers['content-security-policy'], ownPolicy);
});

t.test('renders again when the data has changed', async (t) => {
  const siteDir = renderingSite(t, "return page.data['/api/artworks/11'].description");
  const clock = { now: Date.now() };
  const bff = await startBff(t, { siteDir, now: () => clock.now });
  const read = async () => appOf((await bff.call('GET', work, { headers })).body);
  t.equal(await read(), artwork().description);
  bff.upstream.on('GET /api/artworks/11', {
    body: { data: { id: 11, attributes: artwork({ description: 'Restored.' }) }, meta: {} },
  });
  clock.now += 60_000;
  t.equal(await read(), 'Restored.');
});

t.test('ignores query parameters that the screen does not use', async (t) => {
  const bff = await startBff(t, {
    siteDir: renderingSite(t, "return [page.address, times].join(' ')"),
  });
  const read = async (url: string) => appOf((await bff.call('GET', url, { headers })).body);
  t.equal(await read('/artworks?utm_source=x&sort=newest'), '/artworks?sort=newest 1');
  t.equal(await read('/artworks?sort=newest&utm_source=y'), '/artworks?sort=newest 1');
  t.equal(await read('/artworks?categ=Etching'), '/artworks?categ=Etching 2');
});

t.test('a signed-in user does not get the page rendered for visitors', async (t) => {
  const bff = await startBff(t, { siteDir: renderingSite(t) });
  t.equal(appOf((await bff.call('GET', '/', { headers })).body), '/');
  const cookie = await bff.signIn();
  const { body } = await bff.call('GET', '/', { headers: { ...headers, cookie } });
  t.equal(appOf(body), '');
  t.match(body, /Ada/);
});

t.test('a page whose rendering fails is rendered by the browser', async (t) => {
  const bff = await startBff(t, { siteDir: renderingSite(t, "throw new Error('a bug')") });
  const answer = await bff.call('GET', '/', { headers });
  t.equal(answer.statusCode, 200);
  t.equal(appOf(answer.body), '');
  t.match(answer.body, /id="data"/);
  t.ok(bff.logs.some(({ event }) => event === 'page.render-failed'));
});

t.test(
  'the main picture is inlined, and the page is sent without it when it cannot be read',
  async (t) => {
    const render = 'return Object.values(page.inlined).join()';
    const bff = await startBff(t, { siteDir: renderingSite(t, render) });
    bff.upstream.fail('GET /m/.*', 'reset');
    t.equal(appOf((await bff.call('GET', work, { headers })).body), '');
    const other = await startBff(t, { siteDir: renderingSite(t, render) });
    other.upstream.on('GET /m/.*', picture);
    t.match(appOf((await other.call('GET', work, { headers })).body), /^data:image\/webp;base64,/);
  },
);
