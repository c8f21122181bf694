import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { methodOf } from '../../shared/desk/operation.ts';
import { operationPath } from '../../shared/desk/operation-path.ts';
import { contractOf, type OperationName } from '../../shared/desk/operations.ts';
import { clientOf } from '../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../tests/support/product-api.ts';
import { serveApi } from '../../tests/support/serve-api.ts';
import { addInitialTexts } from '../content/add-initial-texts.ts';
import { textVersions } from '../db/schema/texts.ts';
import { exitCodes, runOperator } from './run-operator.ts';

const api = await startTestProductApi(t);
const { app, db } = api;
const curatorAccount = await createUser(db, { roles: ['curator'] });
const curator = clientOf(api, curatorAccount);
const owner = clientOf(api, await createUser(db, { roles: ['owner'] }));

const operate = (name: OperationName, input: object = {}, client = curator) => {
  const path = operationPath(name);
  if (methodOf(contractOf(name)) === 'POST') return client('POST', path, { body: input });
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]): [string, string] => [key, `${value}`]),
  );
  return client('GET', `${path}?${query}`);
};
const done = async (name: OperationName, input: object = {}, client = curator) => {
  const { status, body } = await operate(name, input, client);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body.data;
};
const refusal = async (name: OperationName, input: object, client = curator) => {
  const { body } = await operate(name, input, client);
  return body.error?.details.code ?? body.error?.message;
};
const visitor = async (path: string) => {
  const answer = await app.inject(`/api/content/${path}`);
  return { status: answer.statusCode, data: answer.json().data };
};

const whole = {
  ...{ kind: 'article', summary: 'On one plate.', category: 'printmaking', author: 'Ada Byline' },
  ...{ role: 'Printer', day: '2026-11-22' },
  ...{ coverArtist: 'Ada Quill', coverArtwork: 'Morning Press' },
  source: 'We charge {{fees.application}}.\n\nSee [it](<work:Ada Quill/Morning Press>).',
};
const idOf = async (find: string): Promise<number> =>
  (await done('texts list', { find })).items[0].id;

t.test('from a title to an article that visitors read, and back to a draft', async (t) => {
  const { id, version } = await done('texts add', { kind: 'article', title: 'One Plate, Twice' });
  t.match(await done('texts show', { id }), {
    ...{ slug: 'one-plate-twice', state: 'draft', publishedVersion: null },
    missing: { 0: 'summary', length: 8 },
  });
  t.equal(await refusal('texts publish', { id, version }), 'text.to-correct');
  const { kind: _kind, ...fields } = whole;
  const edited = await done('texts edit', { id, version, ...fields });
  t.equal((await visitor(`articles/by-id/${id}`)).status, 404, 'a draft is not seen');
  t.equal((await visitor('articles/one-plate-twice')).status, 404);
  await done('texts publish', edited);

  const { data } = await visitor(`articles/by-id/${id}`);
  t.match(data.attributes, { slug: 'one-plate-twice', title: 'One Plate, Twice' });
  t.match(data.attributes.html, /We charge \d+%/);
  t.match(data.attributes.html, /<a href="\/artworks\/ada-quill/);
  t.ok(data.attributes.cover);
  t.equal((await visitor('articles')).data[0].id, id, 'the newest first');
  const listed = await visitor('articles?filters[category][$eq]=market');
  t.notOk(listed.data.some((one: { id: number }) => one.id === id));
  const sitemap = await app.inject(`/api/sitemap/articles?from=${id}&to=${id}`);
  t.same(sitemap.json().data, [`/editorial/printmaking/one-plate-twice/${id}`]);

  await done('texts unpublish', { id });
  t.equal((await visitor('articles/one-plate-twice')).status, 404);
  t.same((await app.inject(`/api/sitemap/articles?from=${id}&to=${id}`)).json().data, []);
  t.equal(
    await refusal('texts remove', edited),
    'Visitors saw this text, so it stays. Unpublish it instead.',
  );
  t.match(await done('texts list', { kind: 'article', state: 'draft' }), { items: [{ id }] });
});

t.test('what is saved is not seen before it is published, nor lost after', async (t) => {
  const { id, version } = await done('texts add', { ...whole, title: 'Two Inks' });
  await done('texts publish', { id, version });
  const edited = await done('texts edit', { id, version, title: 'Three Inks' });
  const seen = async () => (await visitor(`articles/by-id/${id}`)).data.attributes;
  t.match(await seen(), { title: 'Two Inks', slug: 'two-inks' });
  t.match((await done('texts list', { find: 'three inks' })).items, [{ id, hasChanges: true }]);
  t.equal(await refusal('texts publish', { id, version }), 'catalogue.changed');
  await done('texts publish', edited);
  t.match(await seen(), { title: 'Three Inks', slug: 'two-inks' }, 'its address stays');

  t.equal(await refusal('texts edit', { id, version, title: 'Late' }), 'catalogue.changed');
  t.same(await done('texts edit', { ...edited, title: 'Three Inks' }), edited, 'nothing differs');
  t.equal(await refusal('texts restore', { ...edited, former: 9 }), 'There is no version 9.');
  const restored = await done('texts restore', { ...edited, former: 1 });
  t.match(await seen(), { title: 'Three Inks' });
  t.match(await done('texts history', { id }), [
    { version: 3, title: 'Two Inks', restoredFrom: 1, fields: ['title'], isPublished: false },
    { version: 2, savedBy: 'Test Person', fields: ['title'], isPublished: true },
    { version: 1, publishedBy: 'Test Person', isPublished: false },
  ]);
  t.match(await done('texts show', { id, at: 2 }), { title: 'Three Inks', version: 3 });
  await done('texts publish', restored);
  t.match(await seen(), { title: 'Two Inks' });
  t.match(
    (await done('audit list', { subject: `text:${id}` })).map(
      ({ action }: { action: string }) => action,
    ),
    ['texts.publish', 'texts.restore', 'texts.publish', 'texts.edit', 'texts.publish', 'texts.add'],
  );
  await t.rejects(db.update(textVersions).set({ title: 'x' }).where(eq(textVersions.textId, id)), {
    cause: { message: /never changed/ },
  });
});

t.test('of ten who save the same version, one does', async (t) => {
  const { id, version } = await done('texts add', { ...whole, title: 'Ten Hands' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, hand) =>
      operate('texts edit', { id, version, title: `Hand ${hand}` }),
    ),
  );
  t.same(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)]);
  t.match(await done('texts show', { id }), { version: 2 });
});

t.test('what is wrong is told by field, and keeps a text from visitors', async (t) => {
  const { id } = await done('texts add', { ...whole, title: 'Wrong Side' });
  const wrong: [object, object][] = [
    [{ source: 'It costs {{fees.lunch}}.' }, { field: 'source', message: /\{\{fees\.lunch\}\}/ }],
    [{ source: '[x](<work:Ada Quill>)' }, { field: 'source', message: /an artist and an artwork/ }],
    [{ source: '[x](<work:Ada Quill/Lost>)' }, { field: 'source', message: /“Lost” by Ada Quill/ }],
    [
      { source: '![A sea](https://evil.example/x.png)' },
      { field: 'source', message: /x\.png” is not shown: pictures are those of works/ },
    ],
    [{ coverArtwork: 'Lost' }, { field: 'coverArtwork', message: /no published work/ }],
    [{ title: 'The {{x}}' }, { field: 'title' }],
  ];
  for (const [given, problem] of wrong) {
    const { version } = await done('texts show', { id });
    const saved = await done('texts edit', {
      ...{ id, version, title: 'Wrong Side' },
      ...{ source: whole.source, coverArtwork: whole.coverArtwork },
      ...given,
    });
    t.match((await done('texts show', { id })).problems, [problem], JSON.stringify(given));
    const { status, body } = await operate('texts publish', saved);
    t.match([status, body.error.details.code], [409, 'text.to-correct']);
    t.match(body.error.details.errors, [{ path: [Object.keys(given)[0]] }]);
    t.match(
      (await done('texts preview', { ...whole, ...given })).problems,
      [problem],
      'told before it is saved',
    );
  }
  const { version } = await done('texts show', { id });
  for (const given of [
    { category: 'gossip' },
    { day: '2026-02-30' },
    { title: '' },
    { title: 'x'.repeat(121) },
    { position: 3 },
    { kind: 'legal' },
    { slug: 'another' },
  ]) {
    const { status } = await operate('texts edit', { id, version, ...given });
    t.equal(status, 400, JSON.stringify(given));
  }
  t.equal((await done('texts show', { id })).version, version, 'nothing is saved');
  const twice = { kind: 'article', title: 'Wrong Side' };
  t.equal(await refusal('texts add', twice), 'text.address-taken');
  t.equal(
    (await operate('texts add', { ...twice, title: '版画' })).status,
    400,
    'needs an address',
  );
  for (const slug of ['Wrong Side', 'a/b', '-a', '../legal']) {
    t.equal((await operate('texts add', { ...twice, slug })).status, 400, slug);
  }
  const other = await done('texts add', { ...twice, slug: 'wrong-side-2' });
  await done('texts remove', other);
  t.equal((await operate('texts show', { id: other.id })).status, 404);
});

t.test('a preview is what a published text becomes, and changes nothing', async (t) => {
  const { id, version } = await done('texts add', { ...whole, title: 'Proof {{product.name}}' });
  const preview = await done('texts preview', { ...whole, title: 'Proof {{product.name}}' });
  await done('texts publish', { id, version });
  const { html, title, minutesToRead } = (await visitor(`articles/by-id/${id}`)).data.attributes;
  t.match(preview, { html, title, minutesToRead, missing: [], problems: [] });
  t.match(preview.works, [{ name: 'Morning Press', artists: 'Ada Quill', path: /^\/artworks\// }]);
  t.ok(preview.cover);
  const drawn = await done('texts preview', {
    kind: 'legal',
    source: '<script>alert(1)</script> [x](javascript:alert(1)) ![](<work:A>)',
  });
  t.notMatch(drawn.html, /<script|href="javascript/);
  const inherited = await done('texts preview', { kind: 'legal', source: '{{constructor}}' });
  t.match(inherited, { html: '<p>{{constructor}}</p>', problems: [{ field: 'source' }] });
  const empty = await done('texts preview', { kind: 'how-it-works' });
  t.same(empty.missing, ['title', 'summary', 'day', 'position', 'source']);
  t.ok((await done('texts figures')).length > 20);
  t.equal((await done('texts list', { find: 'proof' })).items.length, 1);
});

t.test('a preview loads no picture from outside', async (t) => {
  const source = 'Before.\n\n![A sea](https://evil.example/x.png)';
  const { html } = await done('texts preview', { ...whole, source });
  t.notMatch(html, /<img|evil/);
  t.match(html, '<p>A sea</p>');
});

t.test('an owner puts legal pages in force, and linked pages stay', async (t) => {
  const id = await idOf('privacy-policy');
  const { version } = await done('texts show', { id });
  const edited = await done('texts edit', { id, version, summary: 'What we know of you.' });
  t.equal(await refusal('texts publish', edited), 'text.owner-publishes');
  t.equal(await refusal('texts publish', edited, owner), 'text.owner-publishes');
  t.equal(await refusal('texts publish-legal', edited), 'desk.role-missing');
  t.notMatch((await visitor('legal/privacy-policy')).data.attributes.summary, 'know of you');
  await done('texts publish-legal', edited, owner);
  t.match((await visitor('legal/privacy-policy')).data.attributes.summary, 'know of you');
  t.equal(await refusal('texts unpublish', { id }, owner), 'text.linked');
  t.equal(await refusal('texts unpublish', { id: await idOf('guarantee') }), 'text.linked');
  const fees = await done('texts show', { id: await idOf('fees') });
  const { id: feesId, version: feesVersion } = fees;
  const named = { id: feesId, version: feesVersion };
  t.equal(
    await refusal('texts publish-legal', named, owner),
    'This is no legal page: texts publish.',
  );
  t.equal((await operate('texts add', { kind: 'legal', title: 'More terms' }, owner)).status, 400);

  const page = { kind: 'how-it-works', title: 'Framing', summary: 'How.', position: 9 };
  const added = await done('texts add', { ...page, day: '2026-11-22', source: 'Glass.' });
  await done('texts publish', added);
  const section = (await visitor('how-it-works')).data;
  t.equal(section.at(-1).attributes.slug, 'framing');
  await done('texts unpublish', { id: added.id });
  t.equal((await visitor('how-it-works/framing')).status, 404);
});

t.test('an edit is seen in every process, and survives a restart', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckle-texts-'));
  t.teardown(() => rmSync(dataDir, { recursive: true, force: true }));
  const other = await serveApi(api.databaseUrl, dataDir, 2);
  t.teardown(() => other.stop());
  const { id, version } = await done('texts show', { id: await idOf('paper-first') });
  const edited = await done('texts edit', { id, version, summary: 'A shorter lesson.' });
  await done('texts edit', { ...edited, ...whole, kind: undefined, title: 'Paper First' });
  const newest = (await done('texts show', { id })).version;
  await done('texts publish', { id, version: newest });
  const answer = await other.app.inject(`/api/content/articles/by-id/${id}`);
  t.match(answer.json().data.attributes, { title: 'Paper First', slug: 'paper-first' });

  await done('texts unpublish', { id });
  const before = (await done('texts list', { kind: 'article' })).items;
  await Promise.all(Array.from({ length: 10 }, () => addInitialTexts(db, { hasArticles: true })));
  t.same((await done('texts list', { kind: 'article' })).items, before, 'nothing comes back');
  t.equal((await other.app.inject(`/api/content/articles/by-id/${id}`)).statusCode, 404);
});

t.test('the same by command', async (t) => {
  const operator = async (...argv: string[]) => {
    const said = { out: '', err: '' };
    const terminal = {
      out(text: string) {
        said.out += text;
      },
      err(text: string) {
        said.err += text;
      },
    };
    const context = { market: api.deps, actor: 'shell:test' };
    return { code: await runOperator(argv, terminal, (use) => use(context)), ...said };
  };
  const options = Object.entries(whole).flatMap(([name, value]) => [`--${name}`, value]);
  const added = await operator('texts', 'add', '--title', 'By Hand', ...options);
  const id = /\d+/.exec(added.out)?.[0] ?? '';
  t.match(added.out, /^Text \d+ is a draft\.$/);
  t.match((await operator('texts', 'show', id)).out, /kind +article[\s\S]*We charge \{\{fees/);
  const wrong = await operator('texts', 'edit', id, '--version', '1', '--source', '{{fees.no}}');
  t.match(wrong.out, /version 2/);
  t.match(await operator('texts', 'publish', id, '--version', '2'), {
    code: exitCodes.refused,
    err: /source: There is no figure \{\{fees\.no\}\}\. \(text\.to-correct\)/,
  });
  t.match(
    (await operator('texts', 'restore', id, '--version', '2', '--former', '1')).out,
    /version 3/,
  );
  t.match((await operator('texts', 'publish', id, '--version', '3')).out, /is published/);
  t.match((await operator('texts', 'history', id)).out, /3 .*shell:test +source +yes/);
  t.match((await operator('texts', 'list', '--find', 'by hand')).out, /By Hand +2026-11-22 +publ/);
  t.match((await operator('texts', 'preview', '--kind', 'legal', '--source', '*a*')).out, '<em>a');
  t.match((await operator('texts', 'figures')).out, /\{\{fees\.royalty\}\} +\d+%/);
  t.match(await operator('texts', 'edit', id, '--version', '3', '--category', 'gossip'), {
    code: exitCodes.usage,
    err: /--category: Must be one of/,
  });
});
