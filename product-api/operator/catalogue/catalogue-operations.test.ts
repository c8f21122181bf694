import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import t from 'tap';
import { operationPath } from '../../../shared/desk/operation-path.ts';
import { contractOf, type OperationName } from '../../../shared/desk/operations.ts';
import {
  askBody,
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { formOf } from '../../../tests/support/form.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { artworkPictures } from '../../db/schema/catalogue.ts';
import { followedArtists, savedArtworks } from '../../db/schema/collecting.ts';
import { asks } from '../../db/schema/market.ts';
import { orders } from '../../db/schema/orders.ts';

const api = await startTestProductApi(t);
const { app, db, catalogue } = api;
const curatorAccount = await createUser(db, { roles: ['curator'] });
const curator = clientOf(api, curatorAccount);
const seller = clientOf(api, await createUser(db));
const buyerAccount = await createUser(db);
const buyer = clientOf(api, buyerAccount);

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
const visitor = async (url: string) => {
  const answer = await app.inject(url);
  return { status: answer.statusCode, body: answer.json() };
};
const found = async (words: string) =>
  (await visitor(`/api/artworks?filters[name][$containsi]=${encodeURIComponent(words)}`)).body.data;

/** A draft with all that visitors need, except that its artist may be one. */
async function draftOf(name: string, artistId: number): Promise<number> {
  const { id } = await done('artworks add', { name, artists: [artistId], medium: 'Etching' });
  await done('editions add', { artwork: id, name: 'Main', size: '50 × 40 cm', editionSize: 30 });
  await db
    .insert(artworkPictures)
    .values({ artworkId: id, pictureId: catalogue.pictureId, position: 0 });
  return id;
}

t.test('from an empty draft to a published work, which visitors then find', async (t) => {
  const { id: artist } = await done('artists add', {
    name: 'Wilma Fennel',
    nationalities: 'British (GB), Irish (IE)',
    website: 'fennel.example',
  });
  t.match(await done('artists show', { id: artist }), {
    state: 'draft',
    nationalities: [{ name: 'British', alpha2Code: 'GB' }, { alpha2Code: 'IE' }],
    website: 'fennel.example',
  });
  t.equal((await visitor(`/api/artists/${artist}`)).status, 404);
  const { id } = await done('artworks add', { name: 'Quarry Xylograph', artists: [artist] });
  t.equal(await refusal('artworks publish', { id }), 'catalogue.incomplete');
  t.same((await done('artworks show', { id })).missing, [
    ...['medium', 'published-artist', 'edition', 'picture'],
  ]);
  const version = (await done('artworks show', { id })).version;
  await done('artworks edit', { id, version, medium: 'Etching', releaseDate: '2024-05-31' });
  const edition = await done('editions add', { artwork: id, name: 'Main', size: '50 × 40 cm' });
  await db
    .insert(artworkPictures)
    .values({ artworkId: id, pictureId: catalogue.pictureId, position: 0 });
  await done('artists publish', { id: artist });
  t.match((await visitor(`/api/artists/${artist}`)).body.data, {
    attributes: { name: 'Wilma Fennel', numberOfArtworks: 0 },
  });

  t.equal((await visitor(`/api/artworks/${id}`)).status, 404, 'a draft is not seen');
  t.same(await found('xylograph'), []);
  const sitemap = await visitor('/api/sitemap/artworks?from=1&to=1000');
  t.notOk(JSON.stringify(sitemap.body).includes('quarry'));
  t.same(
    (await visitor(`/api/artworks?filters[id][$in][0]=${id}`)).body.data,
    [],
    'nor in a list by ids',
  );
  t.equal((await buyer('POST', '/api/save-artworks', { body: { artworkId: id } })).status, 404);
  t.equal(
    (await seller('POST', '/api/asks', { body: askBody(edition.id, 100_00) })).status,
    404,
    'nor listed',
  );

  await done('artworks publish', { id });
  t.match((await visitor(`/api/artworks/${id}`)).body.data.attributes, {
    name: 'Quarry Xylograph',
    isFullDate: true,
    artists: { data: [{ id: artist }] },
    editions: { data: [{ id: edition.id }] },
  });
  t.match(await found('xylograph'), [{ id }]);
  t.match((await visitor('/api/sitemap/artworks?from=1&to=1000')).body.data.join(), /quarry/);

  await done('artworks unpublish', { id });
  t.same(await found('xylograph'), []);
  t.equal(
    await refusal('artists unpublish', { id: catalogue.artistIds[0] }),
    'catalogue.has-artworks',
  );
  t.match(await done('artworks list', { state: 'draft', find: 'quarry' }), { items: [{ id }] });
  t.match(await done('artworks list', { find: `${id}` }), { items: [{ id, state: 'draft' }] });
});

t.test('an edit names the version that was read; history and undo keep both values', async (t) => {
  const id = await draftOf('First Title', catalogue.artistIds[0] ?? 0);
  const { version } = await done('artworks show', { id });
  const edited = await done('artworks edit', { id, version, name: 'Second Title', royalty: '4.5' });
  t.equal(await refusal('artworks edit', { id, version, name: 'Third' }), 'catalogue.changed');
  t.match(await done('audit list', { subject: `artwork:${id}` }), [
    {
      action: 'artworks.edit',
      details: {
        before: { name: 'First Title', royalty: null },
        after: { name: 'Second Title', royalty: 4.5 },
      },
    },
    { action: 'artworks.add' },
  ]);
  const undone = await done('artworks undo', { id, version: edited.version });
  t.equal(undone.version, version);
  t.match(await done('artworks show', { id }), { name: 'First Title', royalty: null });
  await done('artworks undo', { id, version });
  t.match(await done('artworks show', { id }), { name: 'Second Title' });
  const fresh = await done('artists add', { name: 'New' });
  t.equal(await refusal('artists undo', fresh), 'catalogue.nothing-to-undo');
  for (const wrong of [
    { medium: 'Crayon' },
    { royalty: 80 },
    { releaseDate: '2024-13' },
    { artists: [99999] },
    { name: '' },
  ]) {
    const read = await done('artworks show', { id });
    const { status } = await operate('artworks edit', { id, version: read.version, ...wrong });
    t.equal(status, 400, JSON.stringify(wrong));
  }
});

t.test('what an open trade rests on stays', async (t) => {
  const id = await draftOf('Traded Sheet', catalogue.artistIds[0] ?? 0);
  await done('artworks publish', { id });
  const [edition] = (await done('artworks show', { id })).editions;
  const unplaced = await seller('POST', '/api/asks', { body: askBody(edition.id, 90_00) });
  await listOverHttp(api, seller, edition.id, 100_00);
  t.equal(await refusal('artworks unpublish', { id }), 'catalogue.in-trade');
  const of = { id: edition.id, version: edition.version };
  t.equal(await refusal('editions edit', { ...of, name: 'Deluxe' }), 'catalogue.in-trade');
  t.equal(await refusal('editions edit', { ...of, editionSize: 20 }), 'catalogue.in-trade');
  const { version } = await done('editions edit', { ...of, size: '51 × 40 cm' });
  t.equal(await refusal('editions remove', { id: edition.id, version }), 'catalogue.incomplete');
  await db.update(asks).set({ status: 'Voided' }).where(eq(asks.editionId, edition.id));
  await db.update(asks).set({ status: 'Draft' }).where(eq(asks.id, unplaced.body.data.id));
  await done('artworks unpublish', { id });
  t.equal(await refusal('editions remove', { id: edition.id, version }), 'catalogue.traded');
  const placed = await seller('POST', `/api/asks/${unplaced.body.data.id}/place/0`);
  t.equal(placed.status, 409, 'a draft of a listing is not placed on a work that is not seen');
});

t.test('duplicates of a work are merged with their trades, saves and addresses', async (t) => {
  const [artist = 0] = catalogue.artistIds;
  const [id, into] = [await draftOf('Double', artist), await draftOf('Double', artist)];
  for (const one of [id, into]) await done('artworks publish', { id: one });
  await done('editions add', { artwork: id, name: 'Artist', size: '50 × 40 cm' });
  const editionOf = async (work: number) =>
    (await done('artworks show', { id: work })).editions[0].id;
  const [moved, kept] = [await editionOf(id), await editionOf(into)];
  await listOverHttp(api, seller, moved, 100_00);
  const { orderId } = await bidOverHttp(buyer, moved, 100_00);
  await listOverHttp(api, seller, kept, 200_00);
  await buyer('POST', '/api/save-artworks', { body: { artworkId: id } });
  t.equal(await refusal('artworks merge', { id, into }), 'catalogue.not-mergeable');
  await db.update(orders).set({ status: 'PaidOut' }).where(eq(orders.id, orderId!));
  t.equal((await operate('artworks merge', { id, into: id })).status, 400);
  await done('artworks merge', { id, into });
  t.match((await visitor(`/api/artworks/${id}`)).body.data, {
    id: into,
    attributes: { editions: { data: [{ id: kept }, { name: undefined }] } },
  });
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId!));
  t.equal(order?.editionId, kept);
  const saves = await db
    .select()
    .from(savedArtworks)
    .where(eq(savedArtworks.userId, buyerAccount.id));
  t.match(saves, [{ artworkId: into }]);
  t.equal(await refusal('artworks publish', { id }), 'catalogue.merged');
  t.equal(await refusal('artworks merge', { id, into }), 'catalogue.merged');
  t.match(await done('artworks show', { id: into }), { editions: [{ openTrades: 1 }, {}] });
});

t.test('duplicates of an artist are merged with works and followers', async (t) => {
  const [into = 0] = catalogue.artistIds;
  const { id } = await done('artists add', { name: 'Ada Quil' });
  await done('artists publish', { id });
  const work = await draftOf('By the duplicate', id);
  for (const artistId of [id, into]) {
    await buyer('POST', '/api/follow-artists', { body: { artistId } });
  }
  await done('artists merge', { id, into });
  t.match((await done('artworks show', { id: work })).artists, [{ id: into }]);
  t.equal((await visitor(`/api/artists/${id}`)).body.data.id, into);
  const follows = await db
    .select()
    .from(followedArtists)
    .where(eq(followedArtists.userId, buyerAccount.id));
  t.match(follows, [{ artistId: into }]);
  t.equal(follows.length, 1);
});

async function jpeg(width = 600, height = 400): Promise<Blob> {
  const create = { width, height, channels: 3, background: '#336699' } as const;
  const bytes = await sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Hidden Name' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

async function upload(file: Blob, { bearer } = curatorAccount) {
  const { headers, payload } = await formOf({ files: file });
  return app.inject({
    method: 'POST',
    url: '/api/desk/pictures',
    headers: { ...headers, authorization: bearer },
    payload,
  });
}

t.test('pictures are checked, stripped, rendered, ordered, replaced and taken away', async (t) => {
  const id = await draftOf('Pictured', catalogue.artistIds[0] ?? 0);
  const [first, second] = await Promise.all(
    [await jpeg(), await jpeg(400, 600)].map(async (file) => (await upload(file)).json().data),
  );
  t.match(first, { width: 600, height: 400 });
  const large = await app.inject(`/media/${first.id}/large.webp`);
  const { format, width, exif } = await sharp(large.rawPayload).metadata();
  t.same({ format, width, exif }, { format: 'webp', width: 1920, exif: undefined });
  t.notMatch(large.rawPayload.toString('latin1'), /Hidden Name/);

  const of = { artwork: id };
  await done('pictures detach', { ...of, picture: catalogue.pictureId });
  await done('pictures attach', { ...of, picture: first.id, alternativeText: 'The sheet' });
  await done('pictures attach', { ...of, picture: second.id, credit: 'Photo: A. B.' });
  const shown = async () =>
    (await done('artworks show', { id })).pictures.map((one: { id: string }) => one.id);
  t.same(await shown(), [first.id, second.id]);
  t.same((await done('artworks show', { id })).missing, ['alternative-text']);
  await done('pictures move', { ...of, picture: second.id, position: 1 });
  t.same(await shown(), [second.id, first.id]);
  await done('pictures edit', { ...of, picture: second.id, alternativeText: 'Framed' });
  await done('artworks publish', { id });
  t.equal(
    await refusal('pictures edit', { ...of, picture: second.id, alternativeText: '' }),
    'catalogue.incomplete',
  );
  const { id: third } = (await upload(await jpeg(500, 500))).json().data;
  await done('pictures replace', { ...of, picture: second.id, by: third });
  t.match((await done('artworks show', { id })).pictures, [
    { id: third, alternativeText: 'Framed', credit: 'Photo: A. B.' },
    { id: first.id },
  ]);
  t.equal((await app.inject(`/media/${second.id}/small.webp`)).statusCode, 200, 'still there');
  await done('pictures detach', { ...of, picture: first.id });
  t.equal(await refusal('pictures detach', { ...of, picture: third }), 'catalogue.incomplete');
  t.equal((await operate('pictures edit', { ...of, picture: first.id })).status, 404);
  t.equal((await operate('pictures edit', { picture: third })).status, 400, 'of which record');

  const artist = { artist: catalogue.artistIds[1] };
  for (const picture of [first.id, second.id]) {
    await done('pictures attach', { ...artist, picture });
  }
  const { attributes } = (await visitor(`/api/artists/${artist.artist}`)).body.data;
  t.match(attributes, { avatar: { url: `/media/${first.id}/large.webp` } });
});

t.test('what is no picture is refused, and so is who may not', async (t) => {
  const codeOf = (answer: { json(): { error: { details: { code?: string } } } }) =>
    answer.json().error.details.code;
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const broken = new Blob([new Uint8Array(png)], { type: 'image/png' });
  t.equal(codeOf(await upload(broken)), 'catalogue.picture-refused');
  t.equal(codeOf(await upload(await jpeg(80, 80))), 'catalogue.picture-refused', 'too small');
  const script = new Blob(['<script>alert(1)</script>'], { type: 'image/png' });
  t.equal((await upload(script)).statusCode, 400);
  t.equal((await upload(await jpeg(), buyerAccount)).statusCode, 403);
  const viewer = await createUser(db, { roles: ['viewer'] });
  t.equal(codeOf(await upload(await jpeg(), viewer)), 'desk.role-missing');
});

t.test('a draft is previewed by the staff alone', async (t) => {
  const id = await draftOf('Unseen Sheet', catalogue.artistIds[0] ?? 0);
  const url = `/api/artworks/preview/${id}`;
  t.equal((await curator('GET', url)).body.data.attributes.name, 'Unseen Sheet');
  t.equal((await buyer('GET', url)).status, 403);
  t.equal((await app.inject(url)).statusCode, 401);
});

t.test('a draft of a release is previewed by the staff alone', async (t) => {
  const draft = { name: 'Unseen Drop', kind: 'unscheduled', draft: true };
  const { id } = await done('releases add', draft);
  const url = `/api/releases/preview/${id}`;
  t.equal((await curator('GET', url)).body.data.attributes.name, 'Unseen Drop');
  t.equal((await buyer('GET', url)).status, 403);
  t.equal((await app.inject(url)).statusCode, 401);
  const listed = `/api/releases?filters[id][$eq]=${id}`;
  for (const see of [curator, buyer]) t.same((await see('GET', listed)).body.data, []);
  t.same((await visitor(listed)).body.data, []);
  await done('releases put-up', { id });
  t.match((await visitor(listed)).body.data, [{ id }]);
});

t.test('a submission becomes a draft once, with the artist that is there', async (t) => {
  const submit = async (artistName: string) => {
    const { headers, payload } = await formOf({
      ...{ name: 'Kiln Door', artistName, medium: 'Etching', size: '40 × 30 cm' },
      ...{ year: '2021', editionSize: '25', images: await jpeg() },
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/artworks/submit-work',
      headers: { ...headers, authorization: buyerAccount.bearer },
      payload,
    });
    return answer.json().data.id;
  };
  const id = await submit('ada quill');
  const made = await done('submissions draft', { id });
  t.equal(made.artistId, catalogue.artistIds[0]);
  t.match(await done('artworks show', { id: made.artworkId }), {
    ...{ name: 'Kiln Door', state: 'draft', medium: 'Etching', releaseDate: '2021', missing: [] },
    editions: [{ name: 'Main', size: '40 × 30 cm', editionSize: 25 }],
    pictures: [{ alternativeText: 'Kiln Door by ada quill' }],
  });
  t.match(await done('submissions show', { id }), {
    status: 'Approved',
    artworkId: made.artworkId,
  });
  t.equal(await refusal('submissions draft', { id }), 'trade.wrong-status');
  const other = await done('submissions draft', { id: await submit('Nova Unseen') });
  t.match(await done('artists show', { id: other.artistId }), { state: 'draft' });
});
