import t from 'tap';
import { answerArtists, artist } from '../support/artist-fixtures.ts';
import { startBff } from '../support/bff.ts';
import { writeSiteBuild } from '../support/site-build.ts';
import { artwork, edition, page } from '../support/wire-fixtures.ts';

const html = { headers: { accept: 'text/html' } };

t.test('canonical page URLs', async (t) => {
  const bff = await startBff(t);
  answerArtists(bff.upstream);
  writeSiteBuild(bff.siteDir);
  const open = async (url: string) => {
    const { statusCode, headers } = await bff.call('GET', url, html);
    return { status: statusCode, to: headers.location };
  };

  t.test('redirects a URL with the right id and the wrong name, with its query', async (t) => {
    const right = '/artists/mara-lind/3';
    t.strictSame(await open(right), { status: 200, to: undefined });
    for (const wrong of ['/artists/somebody/3', '/artists/Mara-Lind/3', `${right}/`]) {
      t.strictSame(await open(wrong), { status: 301, to: right }, wrong);
    }
    t.strictSame(await open('/artists/x/3?sort=newest&medium=Gicl%C3%A9e'), {
      status: 301,
      to: `${right}?sort=newest&medium=Gicl%C3%A9e`,
    });
    const moved = await bff.call('GET', '/artists/x/3', html);
    t.equal(moved.headers['cache-control'], 'private, no-cache', 'names may change once more');
  });

  t.test('redirects an artwork’s URL with the edition in it', async (t) => {
    const proofs = { id: 22, attributes: edition({ name: 'Artist' }) };
    const editions = { data: [{ id: 21, attributes: edition() }, proofs] };
    const attributes = artwork({ editions });
    bff.upstream.on('GET /api/artworks/:id', { body: { data: { id: 11, attributes }, meta: {} } });
    const right = '/artworks/mara-lind/3/night-harbour/11';
    t.strictSame(await open(`${right}?edition=Artist`), { status: 200, to: undefined });
    t.strictSame(await open('/artworks/mara/3/night/11?edition=Artist'), {
      status: 301,
      to: `${right}?edition=Artist`,
    });
  });

  t.test(
    'redirects an artwork’s URL with its default edition or an unknown one to the plain URL',
    async (t) => {
      const right = '/artworks/mara-lind/3/night-harbour/11';
      for (const edition of ['Main', 'Nope', '']) {
        t.strictSame(
          await open(`${right}?edition=${edition}`),
          { status: 301, to: right },
          edition,
        );
        const wrong = `/artworks/x/3/y/11?edition=${edition}&a=1`;
        t.strictSame(await open(wrong), { status: 301, to: `${right}?a=1` }, edition);
      }
    },
  );

  t.test('redirects an unknown medium, and keeps search results out of the index', async (t) => {
    bff.upstream.on('GET /api/artworks', { body: page([]) });
    t.strictSame(await open('/artworks?categ=nonsense'), { status: 301, to: '/artworks' });
    t.strictSame(await open('/artworks?categ=nonsense&sale=now'), {
      status: 301,
      to: '/artworks?sale=now',
    });
    const noindex = '<meta name="robots" content="noindex">';
    const found = await bff.call('GET', '/artworks?q=tide', html);
    t.match(found.body, noindex);
    t.notMatch((await bff.call('GET', '/artworks?categ=Etching', html)).body, noindex);
  });

  t.test('searches without control characters in a pasted query', async (t) => {
    bff.upstream.on('GET /api/artworks', { body: page([]) });
    bff.upstream.on('GET /api/artists', { body: page([]) });
    const pasted = encodeURIComponent('\u2066low\u2069\0 \u202etide\n');
    const lists = { '/artworks?q=': 'GET /api/artworks', '/artists?q=': 'GET /api/artists' };
    for (const [path, call] of Object.entries(lists)) {
      t.equal((await open(path + pasted)).status, 200, path);
      const asked = bff.upstream
        .callsOf(call)
        .map(({ query }) => query.get('filters[name][$containsi]'));
      t.ok(asked.includes('low tide'), path);
    }
  });

  t.test('a name with escaped letters redirects once', async (t) => {
    const body = { data: { id: 6, attributes: artist({ name: '草間 彌生' }) }, meta: {} };
    bff.upstream.on('GET /api/artists/6', { body });
    const { status, to } = await open('/artists/x/6');
    t.equal(status, 301);
    t.equal(to, `/artists/${encodeURIComponent('草間-彌生')}/6`);
    t.strictSame(await open(String(to)), { status: 200, to: undefined });
  });

  t.test('an unknown artist or collection is a 404 without a redirect', async (t) => {
    for (const url of ['/artists/mara-lind/999', '/artists/mara-lind/x', '/collections/nothing']) {
      t.strictSame(await open(url), { status: 404, to: undefined }, url);
    }
  });

  t.test('lists and pages that cannot be read are not redirected', async (t) => {
    bff.upstream.on('GET /api/artworks', { body: page([]) });
    t.equal((await open('/artworks?categ=Etching')).status, 200);
    bff.upstream.fail('GET /api/artists/7', { status: 500 });
    t.strictSame(await open('/artists/x/7'), { status: 503, to: undefined });
  });
});

t.test('a page sent before its data arrives may be indexed', async (t) => {
  const bff = await startBff(t);
  answerArtists(bff.upstream);
  writeSiteBuild(bff.siteDir);
  bff.upstream.fail('GET /api/artists/3', 'silent');
  const { body, statusCode } = await bff.call('GET', '/artists/mara-lind/3', html);
  t.equal(statusCode, 200);
  t.match(body, '<link rel="canonical" href="http://localhost/artists/mara-lind/3">');
  t.notMatch(body, 'noindex');
  t.match((await bff.call('GET', '/login', html)).body, 'noindex');
});

t.test('an artist’s page describes the artist to search engines', async (t) => {
  const bff = await startBff(t);
  answerArtists(bff.upstream);
  writeSiteBuild(bff.siteDir);
  bff.upstream.fail('GET /api/artists/market/3', { status: 404 });
  const { body, statusCode } = await bff.call('GET', '/artists/mara-lind/3', html);
  t.equal(statusCode, 200, 'also where no figures are kept');
  t.match(body, '<title>Mara Lind · Deckle</title>');
  t.match(body, '<link rel="canonical" href="http://localhost/artists/mara-lind/3">');
  t.match(body, 'content="She prints boats. She has one."');
  const found = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const [person, crumbs] = found.map(([, json]) => JSON.parse(json ?? ''));
  t.match(person, {
    '@type': 'Person',
    name: 'Mara Lind',
    url: 'http://localhost/artists/mara-lind/3',
    birthDate: '1961-04-02',
    nationality: ['Danish'],
    sameAs: ['https://www.maralind.example/', 'https://www.instagram.com/mara.lind/'],
  });
  t.match(crumbs, {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Artists', item: 'http://localhost/artists' },
      { position: 2, name: 'Mara Lind' },
    ],
  });
});
