import t from 'tap';
import { defaultSite } from '../../shared/site.ts';
import { headHtml, noJsonLd } from './head.ts';

t.test('a title ends neither its element nor an attribute', async (t) => {
  const html = headHtml(
    {
      title: 'A "quiet" sea</title><script>',
      description: 'By "us" & <others>.',
      canonical: '/artworks?q="x"',
      image: null,
      jsonLd: noJsonLd,
    },
    'https://deckle.example',
    defaultSite,
  );
  t.match(html, '<title>A &quot;quiet&quot; sea&lt;/title&gt;&lt;script&gt; · Deckle</title>');
  t.match(html, 'content="By &quot;us&quot; &amp; &lt;others&gt;."');
  t.match(html, '<link rel="canonical" href="https://deckle.example/artworks?q=%22x%22">');
  t.notMatch(html, '<script');
});
