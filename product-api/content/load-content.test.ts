import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { pageAt } from '../../shared/domain/client-routes.ts';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { leadDifference } from '../../shared/domain/order-book.ts';
import { regions } from '../../shared/domain/regions.ts';
import { isLinked } from '../../shared/domain/text-kinds.ts';
import { figuresAt, fillFigures, unknownFigures } from './figures.ts';
import { contentDir, loadContent } from './load-content.ts';
import { pageOf } from './read-text.ts';
import { renderText } from './render-text.ts';

const publicUrl = 'https://deckle.test';
const newBuyers = { unpaidPurchases: 3, unpaidTotal: 5_000_00 };
const figures = figuresAt(publicUrl, newBuyers);
const initial = await loadContent();
const texts = initial.map((text) => ({
  ...pageOf({ ...text, id: text.id ?? 0 }, figures),
  kind: text.kind,
}));
const sources = ['articles', 'legal', 'how-it-works'].flatMap((folder) =>
  readdirSync(join(contentDir, folder)).map((file) => {
    const name = `${folder}/${file}`;
    return { folder, name, source: readFileSync(join(contentDir, name), 'utf8') };
  }),
);

/** Matches the figure itself, not the end of a longer one. */
const percent = (value: number) => new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}%`);

t.test('the texts of the marketplace', async (t) => {
  t.test('have a page for every address that the specification names', async (t) => {
    const slugs = (section: 'legal' | 'how-it-works') =>
      initial.filter(({ kind }) => kind === section).map(({ slug }) => slug);
    for (const slug of ['cookie-policy', 'terms-and-conditions', 'privacy-policy']) {
      t.ok(slugs('legal').includes(slug), slug);
    }
    t.same(slugs('how-it-works').toSorted(), [
      'deckle-database',
      'fees',
      'for-artists',
      'for-buyers',
      'for-sellers',
      'guarantee',
      'overview',
      'shipping',
    ]);
    const articles = initial.filter(({ kind }) => kind === 'article');
    t.ok(articles.length >= 10);
    t.equal(new Set(articles.map(({ category }) => category)).size, 5);
    const linked = initial.filter((text) => isLinked(text));
    t.equal(linked.length, initial.length - articles.length, 'every page is linked to');
  });

  t.test('state no figure of the rules but by its name', async (t) => {
    const figure = /[£$€]\s?\d|\d\s?(?:%|per ?cent)|\d+ (?:days?|hours?|weeks?|files?|MB)/i;
    for (const { folder, name, source } of sources) {
      const found = figure.exec(folder === 'articles' ? source.replace(/^---.*?---/s, '') : source);
      t.equal(found?.[0], undefined, name);
    }
  });

  t.test('agree with what is charged', async (t) => {
    const told = (slug: string) => texts.find((text) => text.slug === slug)?.text ?? '';
    const fees = told('fees');
    t.match(fees, percent(defaultFees.applicationFee));
    t.match(fees, percent(defaultFees.royalitiesFee));
    t.match(fees, percent(defaultFees.processFee));
    t.match(fees, percent(defaultFees.dhlInsuranceFee));
    t.match(fees, /£12 .*£800|£800.*£12/s);
    t.match(fees, '£30,000');
    t.match(fees, 'minimum bid or ask is £20 and the maximum is £999,999');
    t.match(told('for-sellers'), '30 days, for 60 days, or until it is accepted');
    for (const [index, from] of [0, 100, 1000, 5000].entries()) {
      t.equal(figures[`lead.${index}.difference`], `£${leadDifference(from * 100) / 100}`);
    }
    for (const region of regions) {
      t.match(told('shipping'), percent(defaultFees[`uplift${region}`]), region);
    }
  });

  t.test('lead inside the site only to pages that the specification names', async (t) => {
    const ours = new RegExp(
      `^/(?:${[
        'release-calendar',
        'terms-and-conditions(?:#selling)?',
        'my-account/settings(?:#(?:leave|data))?',
        'how-it-works(?:/(?:fees|for-artists|for-buyers|for-sellers|guarantee|shipping|deckle-database))?',
      ].join('|')})$`,
    );
    for (const { slug, text } of texts) {
      for (const [, href = ''] of text.matchAll(/\]\((\/[^)]*)\)/g)) {
        t.ok(ours.test(href) || pageAt(href), `${slug}: ${href}`);
      }
    }
  });

  t.test('name the source of the database of countries, as its licence asks', async (t) => {
    const words = 'This product includes GeoLite2 data created by MaxMind, available from';
    const privacy = texts.find(({ slug }) => slug === 'privacy-policy')?.text ?? '';
    const html = renderText(privacy, () => null);
    t.match(html, `${words} <a href="https://www.maxmind.com">https://www.maxmind.com</a>.`);
    for (const file of ['NOTICE', 'README.md']) {
      const text = readFileSync(join(contentDir, '..', file), 'utf8');
      t.match(text, `${words} https://www.maxmind.com`, file);
    }
  });

  t.test('leave nothing unfilled', async (t) => {
    for (const { slug, text, title, summary } of texts) {
      t.notMatch(text + title + summary, /\{\{|\}\}|lorem/i, slug);
    }
  });
});

const front = {
  articles:
    'id: 1\ntitle: A\nsummary: B\ncategory: market\nauthor: C\nrole: D\npublished: 2026-01-01\ncover: { artist: E, artwork: F }',
  page: 'title: A\nsummary: B\norder: 0\nupdated: 2026-01-01',
};

/** A folder with one valid text of each kind, overwritten by these files. */
function folderWith(t: Test, files: Record<string, string>): string {
  const folder = t.testdir();
  const all = {
    'articles/a.md': `---\n${front.articles}\n---\nWords.`,
    'legal/b.md': `---\n${front.page}\n---\nWords.`,
    'how-it-works/c.md': `---\n${front.page}\n---\nWords.`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

t.test('a file that cannot be served stops the first start with its name', async (t) => {
  await loadContent(folderWith(t, {}));
  const wrong: Record<string, string> = {
    'no front matter': 'Words.',
    'a field too many': `---\n${front.page}\ncolour: red\n---\nWords.`,
    'a field that is missing': '---\ntitle: A\nsummary: B\norder: 0\n---\nWords.',
    'a day that is none': `---\n${front.page.replace('01-01', '02-30')}\n---\nWords.`,
    'broken YAML': '---\ntitle: [A\n---\nWords.',
    'no words': `---\n${front.page}\n---\n\n`,
    'a figure that there is not': `---\n${front.page}\n---\nIt costs {{fees.lunch}}.`,
    'a work that is not named whole': `---\n${front.page}\n---\n[x](<work:Somebody>)`,
  };
  for (const [what, text] of Object.entries(wrong)) {
    const folder = folderWith(t, { 'legal/bad.md': text });
    await t.rejects(loadContent(folder), { name: 'ContentError', message: /legal\/bad\.md/ }, what);
  }
  const twice = folderWith(t, { 'articles/z.md': `---\n${front.articles}\n---\nWords.` });
  await t.rejects(loadContent(twice), { message: /a, z have one id, 1/ });
  const misnamed = folderWith(t, { 'legal/Bad Name.md': `---\n${front.page}\n---\nWords.` });
  await t.rejects(loadContent(misnamed), { message: /Bad Name\.md/ });
  await t.rejects(loadContent(join(t.testdir(), 'none')), {
    message: /articles/,
  });
});

t.test('rendering', async (t) => {
  const found = {
    id: 2,
    path: '/artworks/a/1/b/2',
    picture: { url: '/media/x/large.webp', width: 4, height: 3, alternativeText: 'A "sea"' },
  };
  const render = (text: string, work: typeof found | null = found) => renderText(text, () => work);

  t.test('runs nothing that a text brings along', async (t) => {
    for (const text of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](data:text/html,<script>alert(1)</script>)',
      '[x](//evil.example)',
      '[x](http://evil.example)',
      '![x](javascript:alert(1))',
      '[x](<java\tscript:alert(1)>)',
      '<https://a.example/"onclick="alert(1)>',
    ]) {
      t.notMatch(render(text), /<script|<img|href="(?!https:\/\/a)|onclick="alert/i, text);
    }
  });

  t.test('loads no picture but those of works', async (t) => {
    for (const text of [
      '![A sea](https://evil.example/x.png)',
      'Before ![A sea](https://evil.example/x.png) after',
      '- ![A sea](//evil.example/x.png "title")',
      '[![A sea](https://evil.example/x.png)](/x)',
      '![A sea][1]\n\n[1]: https://evil.example/x.png',
      '![](<work:A B/C D>) ![A sea](https://evil.example/x.png)',
      '| ![A sea](/media/../x.png) |\n|---|\n| x |',
    ]) {
      const html = render(text);
      t.notMatch(html, /src="(?!\/media\/x\/large)/, text);
      t.match(html, 'A sea', 'its words stay');
    }
  });

  t.test('leads to works and shows them, each with its caption', async (t) => {
    t.equal(
      render('See [it](<work:A B/C D>).'),
      '<p>See <a href="/artworks/a/1/b/2">it</a>.</p>\n',
    );
    const named: unknown[] = [];
    renderText('[it](<work:A%2FB/50%25 %3CC%3E>)', (name) => {
      named.push(name);
      return null;
    });
    t.same(named, [{ artist: 'A/B', artwork: '50% <C>' }], 'with signs of the address in it');
    const figure = render('![](<work:A B/C D>)\n*Its caption.*');
    t.match(
      figure,
      /^<figure data-artwork="2"><img src="\/media\/x\/large.webp" alt="A &quot;sea&quot;" width="4"/,
    );
    t.match(figure, /<figcaption>.*<\/figcaption><\/figure>/s);
  });

  t.test('names what there is not, and shows nothing of it', async (t) => {
    t.equal(
      render('See [it](<work:A/B>) and [that](/x).', null),
      '<p>See it and <a href="/x">that</a>.</p>\n',
    );
    t.notMatch(
      render('Before.\n\n![](<work:A/B>)\n*Caption.*\n\nAfter.', null),
      /figure|img|Caption/,
    );
  });

  t.test('breaks no line at the hyphen of an e-mail', async (t) => {
    t.equal(render('E-mail <us>'), '<p>E-\u2060mail &lt;us&gt;</p>\n');
  });

  t.test('sets quotation marks and dashes as a printer would', async (t) => {
    t.equal(render(`"It's" -- so`), '<p>“It’s” – so</p>\n');
    t.equal(render('## Two words'), '<h2 id="two-words">Two words</h2>\n');
  });
});

t.test('a text of open brackets is read at once', async (t) => {
  for (const open of ['{{', '{{ x']) {
    const text = `a ${open}${' '.repeat(40_000)}`;
    t.equal(fillFigures(text, figures), text);
    t.same(unknownFigures(text, figures), []);
  }
  t.equal(fillFigures('{{ fees.royalty }}', figures), '3%');
});
