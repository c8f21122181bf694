import t from 'tap';
import { richText } from './rich-text.ts';

t.test('keeps the elements of a text, headings with their anchors', async (t) => {
  t.same(
    richText(
      '<h2 id="a">A</h2>\n<p>One <em>two</em>.</p>\n<ul>\n<li><a href="/x#y">x</a></li>\n</ul>',
    ),
    [
      { tag: 'h2', id: 'a', children: ['A'] },
      { tag: 'p', children: ['One ', { tag: 'em', children: ['two'] }, '.'] },
      {
        tag: 'ul',
        children: [{ tag: 'li', children: [{ tag: 'a', href: '/x#y', children: ['x'] }] }],
      },
    ],
  );
});

t.test('lets nothing in that could run, style or lead astray', async (t) => {
  for (const html of [
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://x.example"></iframe>',
    '<template><script>alert(1)</script></template>',
    '<!-- words -->',
    '<figure data-artwork="x"><img src="/a"></figure>',
  ]) {
    t.same(richText(html), [], html);
  }
  const [node] = richText('<p style="color:red" onclick="x()" id="p" class="y">Words</p>');
  t.same(node, { tag: 'p', children: ['Words'] });
  for (const href of [
    'javascript:alert(1)',
    ' javascript:x',
    '//e.example',
    '/\\e.example',
    'data:,x',
    'http://e.example',
  ]) {
    t.same(richText(`<a href="${href}">x</a>`), [{ tag: 'a', children: ['x'] }], href);
  }
});

t.test('keeps the words of what it does not know', async (t) => {
  t.same(richText('<p><blink>Words</blink></p>'), [{ tag: 'p', children: ['Words'] }]);
});

t.test('reads which work a figure shows, and its caption', async (t) => {
  t.same(
    richText(
      '<figure data-artwork="12"><img src="/a"><figcaption>By <em>her</em></figcaption></figure>',
    ),
    [{ artworkId: 12, caption: ['By ', { tag: 'em', children: ['her'] }] }],
  );
  t.same(richText('<figure data-artwork="12"></figure>'), [{ artworkId: 12, caption: [] }]);
});
