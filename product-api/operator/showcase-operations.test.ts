import { eq } from 'drizzle-orm';
import t from 'tap';
import { operationPath } from '../../shared/desk/operation-path.ts';
import { contractOf, type OperationName } from '../../shared/desk/operations.ts';
import { showcasePlaces } from '../../shared/domain/showcase.ts';
import { clientOf } from '../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../tests/support/product-api.ts';
import { artists, artworkPictures } from '../db/schema/catalogue.ts';
import { collections } from '../db/schema/showcase.ts';

const api = await startTestProductApi(t);
const { app, db, catalogue } = api;
const curator = clientOf(api, await createUser(db, { roles: ['curator'] }));

const operate = async (name: OperationName, input: object = {}) => {
  if (!contractOf(name).isRead) return curator('POST', operationPath(name), { body: input });
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]): [string, string] => [key, `${value}`]),
  );
  return curator('GET', `${operationPath(name)}?${query}`);
};
const done = async (name: OperationName, input: object = {}) => {
  const { status, body } = await operate(name, input);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body.data;
};
const refusal = async (name: OperationName, input: object) => {
  const { body } = await operate(name, input);
  return body.error?.details.code ?? body.error?.message;
};
const shownAt = async (place: string) => (await app.inject('/api/showcase')).json().data[place];
const placeOf = async (place: string) =>
  (await done('showcase list')).find((one: { place: string }) => one.place === place);
const arrange = async (place: string, ids: readonly number[]) =>
  done('showcase arrange', { place, records: ids, version: (await placeOf(place)).version });
const collectionsShown = async (): Promise<{ attributes: Record<string, unknown> }[]> =>
  (await app.inject('/api/collections')).json().data;
const shownOf = async (slug: string) =>
  (await collectionsShown()).find(({ attributes }) => attributes.slug === slug)?.attributes;

async function newArtist(name: string, isPublished = true): Promise<number> {
  const { id } = await done('artists add', { name });
  if (isPublished) await done('artists publish', { id });
  return id;
}

async function newWork(name: string): Promise<number> {
  const artists = [catalogue.artistIds[0]];
  const { id } = await done('artworks add', { name, artists, medium: 'Etching' });
  await done('editions add', { artwork: id, name: 'Main', size: '50 × 40 cm' });
  await db
    .insert(artworkPictures)
    .values({ artworkId: id, pictureId: catalogue.pictureId, position: 0 });
  await done('artworks publish', { id });
  return id;
}

t.test('a place shows what was chosen, in order, and nothing once it is emptied', async (t) => {
  const [first, second] = [await newArtist('Ann First'), await newArtist('Bea Second')];
  t.same(await shownAt('header-artists'), []);
  await arrange('header-artists', [second, first]);
  t.same(await shownAt('header-artists'), [second, first]);
  t.match(await placeOf('header-artists'), {
    ...{ of: 'artist', atMost: 9 },
    records: [{ id: second, name: 'Bea Second', state: 'published' }, { id: first }],
  });
  t.same(await shownAt('onboarding-artists'), []);
  t.match(await done('audit list', { subject: 'showcase:header-artists' }), [
    { action: 'showcase.arrange', details: { before: [], after: [second, first] } },
  ]);
  await arrange('header-artists', []);
  t.same(await shownAt('header-artists'), []);
});

t.test('only records that visitors see can be chosen, and no more than fit', async (t) => {
  const draft = await newArtist('Dora Draft', false);
  const [kept, duplicate] = [await newArtist('Kept'), await newArtist('Duplicate')];
  await done('artists merge', { id: duplicate, into: kept });
  const { version } = await placeOf('onboarding-artists');
  const choose = (...records: number[]) =>
    refusal('showcase arrange', { place: 'onboarding-artists', records, version });
  t.equal(await choose(kept, draft), 'catalogue.not-published');
  t.equal(await choose(duplicate), 'catalogue.merged');
  t.match(await choose(999_999), /There is no artist/);
  const five = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => newArtist(name)));
  t.match(await choose(...five), /at most 4/);
  t.same(await shownAt('onboarding-artists'), []);
  await arrange('onboarding-artists', [kept]);
  t.equal(await choose(kept), 'catalogue.changed', 'two curators are told of each other');
});

t.test(
  'one that is unpublished vanishes; of a merged one the survivor takes its place',
  async (t) => {
    const [gone, moved, into, other] = await Promise.all(
      ['Gone', 'Moved', 'Into', 'Other'].map((name) => newArtist(name)),
    );
    await arrange('header-artists', [gone!, moved!, other!]);
    await arrange('onboarding-artists', [into!, moved!]);
    await done('artists unpublish', { id: gone });
    t.same(await shownAt('header-artists'), [moved, other]);
    await arrange('header-artists', [gone!, other!, moved!]);
    await done('artists merge', { id: moved, into });
    t.same(await shownAt('header-artists'), [other, into]);
    t.same(await shownAt('onboarding-artists'), [into], 'once');
    await done('artists publish', { id: gone });
    t.same(await shownAt('header-artists'), [gone, other, into]);
  },
);

t.test('a collection is made, filled, published, moved and hidden again', async (t) => {
  const [one, two, three] = [await newWork('One'), await newWork('Two'), await newWork('Three')];
  const { id } = await done('collections add', { title: 'On blue', slug: 'on-blue' });
  const again = { title: 'Blue', slug: 'on-blue' };
  t.equal(await refusal('collections add', again), 'catalogue.address-taken');
  t.equal((await operate('collections add', { title: 'X', slug: 'On Blue' })).status, 400);
  t.equal(await refusal('collections publish', { id }), 'catalogue.empty');
  const { version, worksVersion } = await done('collections show', { id });
  await done('collections fill', { id, version: worksVersion, works: [two, one] });
  await done('collections edit', { id, version, title: 'On blue paper', text: 'Blue.' });
  const late = { id, version, title: 'Late' };
  t.equal(await refusal('collections edit', late), 'catalogue.changed');
  const stale = { id, version: worksVersion, works: [one] };
  t.equal(await refusal('collections fill', stale), 'catalogue.changed');
  t.equal(await shownOf('on-blue'), undefined);
  await done('collections publish', { id });
  t.match(await shownOf('on-blue'), {
    ...{ title: 'On blue paper', text: 'Blue.', rule: null, artworkIds: [two, one] },
  });
  t.match(await done('collections show', { id }), {
    ...{ path: '/collections/on-blue', isPublished: true },
    works: [{ id: two, name: 'Two', artists: 'Ada Quill' }, { id: one }],
  });

  await done('collections move', { id, position: 2 });
  const order = (await collectionsShown()).map(({ attributes }) => attributes.slug);
  t.same(order.slice(0, 3), ['most-traded', 'on-blue', 'under-500']);
  t.match(await done('collections move', { id, position: 99 }), { position: order.length });

  await done('artworks unpublish', { id: two });
  t.match(await shownOf('on-blue'), { artworkIds: [one] });
  await done('artworks merge', { id: one, into: three });
  t.match(await shownOf('on-blue'), { artworkIds: [three] });
  const now = await done('collections show', { id });
  const empty = { id, version: now.worksVersion, works: [] };
  t.equal(await refusal('collections fill', empty), 'catalogue.empty', 'while visitors see it');
  await done('collections unpublish', { id });
  t.equal(await shownOf('on-blue'), undefined);
  const entries = await done('audit list', { subject: `collection:${id}` });
  t.same(
    entries.map(({ action }: { action: string }) => action.replace('collections.', '')),
    [...['unpublish', 'move', 'move', 'publish', 'edit', 'fill', 'add']],
  );
});

t.test('a collection with a rule keeps its address and rule, and may begin by hand', async (t) => {
  const [row] = await db.select().from(collections).where(eq(collections.slug, 'cut-in-relief'));
  const { id, worksVersion } = await done('collections show', { id: row!.id });
  const first = await newWork('Relief');
  await done('collections fill', { id, version: worksVersion, works: [first] });
  t.match(await shownOf('cut-in-relief'), {
    ...{ rule: { by: 'medium', mediums: ['Woodcut', 'Linocut'] }, artworkIds: [first] },
  });
  await done('collections fill', {
    ...{ id, works: '', version: (await done('collections show', { id })).worksVersion },
  });
  t.match(await shownOf('cut-in-relief'), { artworkIds: [] });
});

t.test('the last change of a place is undone, and brought back', async (t) => {
  const place = 'onboarding-artists';
  const [first, second] = [await newArtist('Una First'), await newArtist('Ugo Second')];
  await arrange(place, [first]);
  await arrange(place, [second, first]);
  const undo = async () =>
    operate('showcase undo', { place, version: (await placeOf(place)).version });
  const { version } = await placeOf(place);
  t.equal((await undo()).status, 200);
  t.same(await shownAt(place), [first]);
  t.equal(await refusal('showcase undo', { place, version }), 'catalogue.changed');
  await undo();
  t.same(await shownAt(place), [second, first]);
  await done('artists unpublish', { id: second });
  await arrange(place, [first]);
  t.match((await undo()).body.error.details, { code: 'catalogue.not-published' });
  const never = { place: 'home-works', version: (await placeOf('home-works')).version };
  t.equal(await refusal('showcase undo', never), 'catalogue.nothing-to-undo');
});

t.test('the last change of a collection is undone: its works, then its words', async (t) => {
  const [one, two] = [await newWork('Une'), await newWork('Deux')];
  const { id } = await done('collections add', { title: 'Undone', slug: 'undone', text: 'As is.' });
  const show = () => done('collections show', { id });
  const of = { id, version: (await show()).version };
  t.equal(await refusal('collections undo', of), 'catalogue.nothing-to-undo');
  await done('collections fill', { id, version: (await show()).worksVersion, works: [one, two] });
  await done('collections fill', { id, version: (await show()).worksVersion, works: [two] });
  await done('collections undo', { id, version: (await show()).worksVersion });
  t.match(await show(), { works: [{ id: one }, { id: two }] });
  await done('collections undo', { id, version: (await show()).worksVersion });
  t.match(await show(), { works: [{ id: two }] }, 'twice brings it back');
  await done('collections edit', { id, version: (await show()).version, title: 'Done' });
  t.equal(await refusal('collections undo', of), 'catalogue.changed');
  await done('collections undo', { id, version: (await show()).version });
  t.match(await show(), { title: 'Undone', text: 'As is.', works: [{ id: two }] });
  t.equal((await operate('collections undo', { id: 999_999, version: 'x' })).status, 404);
});

t.test('the works of the home page are artworks', async (t) => {
  const [work, merged] = [await newWork('Front'), await newWork('Twin')];
  await arrange('home-works', [merged, work]);
  await done('artworks merge', { id: merged, into: work });
  t.same(await shownAt('home-works'), [work]);
});

t.test('while none are chosen, the staff sees the usual artists, as visitors do', async (t) => {
  await arrange('header-artists', []);
  const idsOf = async () =>
    (await placeOf('header-artists')).usual.map(({ id }: { id: number }) => id);
  const before = await idsOf();
  t.ok(before.length > 0);
  t.same(
    before,
    showcasePlaces['header-artists'].usual.filter((id) => before.includes(id)),
    'in their order',
  );
  const id = before[0];
  await db.update(artists).set({ deletedAt: new Date() }).where(eq(artists.id, id));
  t.same(await idsOf(), before.slice(1), 'none that visitors do not see');
  t.same((await placeOf('home-works')).usual, []);
});

t.test('collections are moved and edited at once', async (t) => {
  const list: { id: number; title: string }[] = await done('collections list');
  const { version } = await done('collections show', { id: list[0]!.id });
  const outcomes = await Promise.all([
    ...list.slice(0, 6).map(({ id }) => operate('collections move', { id, position: 9 })),
    operate('collections edit', { id: list[0]!.id, version, text: 'Another text.' }),
    ...list.slice(0, 4).map(({ id }) => operate('collections unpublish', { id })),
  ]);
  t.same([...new Set(outcomes.map(({ status }) => status))], [200]);
  const after: { id: number }[] = await done('collections list');
  t.same(after.map(({ id }) => id).toSorted(), list.map(({ id }) => id).toSorted());
});

t.test('ten curators at once: one of them arranges, the others are told', async (t) => {
  const trio = await Promise.all(['P', 'Q', 'R'].map((name) => newArtist(name)));
  const { version } = await placeOf('header-artists');
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      operate('showcase arrange', {
        ...{ place: 'header-artists', version },
        records: [trio[turn % 3], trio[(turn + 1) % 3]],
      }),
    ),
  );
  const statuses = outcomes.map(({ status }) => status).toSorted();
  t.same(statuses, [200, ...Array.from({ length: 9 }, () => 409)]);
});
