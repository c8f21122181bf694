import t from 'tap';
import { daysToAct } from '../../shared/domain/days-to-act.ts';
import { answerArtists } from '../support/artist-fixtures.ts';
import { startBff } from '../support/bff.ts';
import { writeSiteBuild } from '../support/site-build.ts';

const html = { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } };
const name = `Kiln & "Ink" </script> $&`;
const shown = 'Kiln &amp; &quot;Ink&quot; &lt;/script&gt; $&amp;';

t.test(
  'pages have the name that the owner set, in their heads and for search engines',
  async (t) => {
    const bff = await startBff(t);
    answerArtists(bff.upstream);
    writeSiteBuild(bff.siteDir);
    const set = { name, line: 'Prints, fairly', contactEmail: 'ask@kiln.example', daysToShip: 12 };
    bff.upstream.on('GET /api/site', { body: { data: set } });
    const open = async (url: string) => (await bff.call('GET', url, html)).body;
    const home = await open('/');
    t.ok(home.includes(`<title>${shown} · Prints, fairly</title>`));
    t.ok(home.includes(`property="og:site_name" content="${shown}"`));
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1];
    t.match(JSON.parse(data ?? ''), { '@type': 'Organization', name });
    const artists = await open('/artists');
    t.ok(artists.includes(`editions are traded on ${shown}, from A to Z`));
    const none = await open('/%E0%A4%A');
    t.ok(
      none.includes(`Page not found · ${shown.replace('&gt;', '>')}</title>`),
      'a page without the site’s files',
    );
    for (const page of [home, artists, none, await open('/login'), await open('/collections')]) {
      t.notMatch(page.replaceAll(/<script .*?<\/script>/gs, ''), /Deckle|site\.name/);
    }
    t.match((await bff.call('GET', '/api/session')).json(), {
      site: { ...set, daysToPay: daysToAct.AwaitingPayment },
    });
  },
);

t.test('a site whose settings were never read has the defaults', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/site', { status: 503, body: {} });
  const session = await bff.call('GET', '/api/session');
  t.equal(session.statusCode, 200);
  t.match(session.json().site, { name: 'Deckle', contactEmail: null });
});
