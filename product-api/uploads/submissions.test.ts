import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import t from 'tap';
import { formOf, pictureFile } from '../../tests/support/form.ts';
import { createUser, startTestProductApi } from '../../tests/support/product-api.ts';
import { until } from '../../tests/support/until.ts';
import { submissionFiles, submissions } from '../db/schema/collecting.ts';
import { uploadLimits } from './read-form.ts';

const work = {
  name: 'Kiln Door',
  artistName: 'Ines Valadares',
  medium: 'Etching',
  size: '40 × 30 cm',
};
const release = { name: 'Late Signs', artistNames: 'Bae Sun-woo', kind: 'single' };

t.test('submissions', async (t) => {
  const { app, db, deps } = await startTestProductApi(t);
  const person = await createUser(db);
  const folder = join(deps.dataDir, 'uploads');
  const kept = () => (existsSync(folder) ? readdirSync(folder) : []);
  const post = async (
    path: string,
    fields: Parameters<typeof formOf>[0],
    authorization = person.bearer,
    key: string | null = null,
  ) => {
    const { headers, payload } = await formOf(fields);
    const auth = authorization === '' ? {} : { authorization };
    return app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...headers, ...auth, ...(key === null ? {} : { 'idempotency-key': key }) },
      payload,
    });
  };
  const submitWork = (fields: Parameters<typeof formOf>[0], by?: string) =>
    post('artworks/submit-work', { ...work, ...fields }, by);
  const picture = await pictureFile();

  t.test('store a work, its pictures under random names', async (t) => {
    const answer = await submitWork({ images: [picture, picture], year: '2021' });
    t.equal(answer.statusCode, 200);
    const { id } = answer.json().data;
    t.same(answer.json().data, { id, files: 2 });
    const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
    t.match(row, { userId: person.id, kind: 'work', fields: { name: 'Kiln Door', year: 2021 } });
    const files = await db.select().from(submissionFiles);
    t.match(files, [{ name: 'images.png', type: 'image/png', size: picture.size }, {}]);
    t.same(kept().sort(), files.map((file) => file.id).sort());
    t.equal(statSync(join(folder, kept()[0]!)).mode & 0o777, 0o600);
    t.equal((await app.inject(`/media/${kept()[0]}/large.webp`)).statusCode, 404);
  });

  t.test('take a release, with pictures or without', async (t) => {
    t.equal((await post('releases/submit', release)).json().data.files, 0);
    t.equal((await post('releases/submit', { ...release, image: picture })).json().data.files, 1);
    const wrong = await post('releases/submit', { ...release, kind: 'soon', image: picture });
    t.match(wrong.json().error.details.errors, [{ path: ['kind'] }]);
  });

  t.test('are read by their sender alone', async (t) => {
    const { id } = (await post('releases/submit', release)).json().data;
    const read = (authorization: string, which: number | string = id) =>
      app.inject({ url: `/api/submissions/${which}`, headers: { authorization } });
    const own = await read(person.bearer);
    t.same(own.json().data, {
      ...{ id, kind: 'release', status: 'Pending', reason: null },
      ...{ name: 'Late Signs', artists: 'Bae Sun-woo', createdAt: own.json().data.createdAt },
    });
    t.equal((await read((await createUser(db)).bearer)).statusCode, 404);
    t.equal((await app.inject(`/api/submissions/${id}`)).statusCode, 401);
    t.equal((await read(person.bearer, 'first')).statusCode, 400);
    await db
      .update(submissions)
      .set({ status: 'Rejected', reason: 'It is over.', decidedAt: new Date() })
      .where(eq(submissions.id, id));
    t.match((await read(person.bearer)).json().data, { status: 'Rejected', reason: 'It is over.' });
  });

  const sender = await createUser(db);
  const under = (key: string, path: string, fields: Parameters<typeof formOf>[0], by = sender) =>
    post(path, fields, by.bearer, key);
  const whole = { ...work, images: picture };
  const counts = async () => [await db.$count(submissions), kept().length] as const;
  const codeOf = (answer: { json(): { error: { details: { code?: string } } } }) =>
    answer.json().error.details.code;

  t.test('sent again under the same key are kept once, and answered as at first', async (t) => {
    const forms: [string, Parameters<typeof formOf>[0]][] = [
      ['artworks/submit-work', whole],
      ['releases/submit', release],
      ['releases/submit', { ...release, image: [picture, picture] }],
    ];
    for (const [path, form] of forms) {
      const [rows, files] = await counts();
      const key = randomUUID();
      const first = await under(key, path, form);
      t.equal(first.statusCode, 200);
      const again = await under(key, path, form);
      const reordered = Object.fromEntries(Object.entries(form).toReversed());
      const third = await under(key, path, reordered);
      t.same([again.json(), third.json()], [first.json(), first.json()]);
      t.same(await counts(), [rows + 1, files + first.json().data.files], path);
    }
  });

  t.test('under a used key are refused where anything of them is another', async (t) => {
    const key = randomUUID();
    t.equal((await under(key, 'artworks/submit-work', whole)).statusCode, 200);
    const before = await counts();
    const otherFile = await sharp(Buffer.from(await picture.arrayBuffer()))
      .negate()
      .png()
      .toBuffer();
    const others: Record<string, object> = {
      'a field': { ...whole, name: 'Kiln Doors' },
      'a field more': { ...whole, year: '2021' },
      'a file': { ...work, images: new Blob([new Uint8Array(otherFile)], { type: 'image/png' }) },
      'a file more': { ...work, images: [picture, picture] },
      'a file’s field': { ...work, pictures: picture },
    };
    for (const [what, form] of Object.entries(others)) {
      const answer = await under(key, 'artworks/submit-work', form as typeof whole);
      t.match([answer.statusCode, codeOf(answer)], [409, 'request.key-reused'], what);
    }
    const elsewhere = await under(key, 'releases/submit', release);
    t.equal(codeOf(elsewhere), 'request.key-reused');
    t.same(await counts(), before, 'and nothing of them is kept');
    const somebody = await createUser(db);
    const theirs = await under(key, 'artworks/submit-work', whole, somebody);
    t.equal(theirs.statusCode, 200, 'a key is its person’s');
  });

  t.test('that were refused may be sent again under their key, corrected', async (t) => {
    const by = await createUser(db);
    const key = randomUUID();
    const path = 'artworks/submit-work';
    t.equal((await under(key, path, { ...whole, name: ' ' }, by)).statusCode, 400);
    t.equal((await under(key, path, whole, by)).statusCode, 200);
    t.equal((await under('tab\there', path, whole, by)).statusCode, 400);
  });

  t.test('sent ten times at once are kept once', async (t) => {
    const racer = await createUser(db);
    const [rows, files] = await counts();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => under(key, 'artworks/submit-work', whole, racer)),
    );
    const worked = answers.filter(({ statusCode }) => statusCode === 200);
    t.ok(worked.length > 0);
    t.equal(new Set(worked.map(({ body }) => body)).size, 1, 'one answer');
    for (const answer of answers.filter((one) => !worked.includes(one))) {
      t.match([answer.statusCode, codeOf(answer)], [409, 'request.in-progress']);
    }
    t.same(await counts(), [rows + 1, files + 1]);
  });

  const script = new Blob(['<script>alert(1)</script>'], { type: 'image/png' });
  const huge = new Blob([new Uint8Array(uploadLimits.fileSize + 1)], { type: 'image/png' });
  const padded = new Blob([picture, huge], { type: 'image/png' });
  const refused: Record<string, [object, number]> = {
    'a file that only says it is a picture': [{ images: script }, 400],
    'a second file that is none': [{ images: [picture, script] }, 400],
    'an empty file': [{ images: new Blob([]) }, 400],
    'a file that is too large': [{ images: padded }, 400],
    'too many files': [{ images: Array.from({ length: 11 }, () => picture) }, 413],
    'no picture': [{}, 400],
    'a field that is not asked for': [{ images: picture, status: 'Approved' }, 400],
    'another medium': [{ images: picture, medium: 'Hologram' }, 400],
    'a field that is too long': [{ images: picture, description: 'a'.repeat(20_000) }, 400],
    'a poisoned prototype': [{ images: picture, ['__proto__']: 'x' }, 400],
  };
  for (const [what, [fields, status]] of Object.entries(refused)) {
    t.test(`refuse ${what}, and keep nothing of it`, async (t) => {
      const before = [kept().length, await db.$count(submissions)];
      t.equal((await submitWork(fields as Parameters<typeof formOf>[0])).statusCode, status);
      t.same([kept().length, await db.$count(submissions)], before);
    });
  }

  t.test('name every field that is wrong', async (t) => {
    const answer = await submitWork({ images: picture, name: ' ', year: 'long ago' });
    t.match(answer.json().error.details.errors, [{ path: ['name'] }, { path: ['year'] }]);
  });

  t.test('are forms, from a signed-in user', async (t) => {
    t.equal((await submitWork({ images: picture }, '')).statusCode, 401);
    t.equal((await post('releases/submit', release, '')).statusCode, 401);
    const json = await app.inject({
      method: 'POST',
      url: '/api/artworks/submit-work',
      headers: { authorization: person.bearer },
      payload: work,
    });
    t.equal(json.statusCode, 415);
  });

  t.test('that are refused early leave their connection usable', async (t) => {
    const other = await startTestProductApi(t);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const address = other.app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { bearer } = await createUser(other.db);
    const text = new Blob(['no picture'.repeat(1000)], { type: 'image/png' });
    const rest = new Blob([new Uint8Array(4_000_000)], { type: 'image/png' });
    const { headers, payload } = await formOf({ ...work, images: [text, rest] });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    t.teardown(() => agent.destroy());
    const call = (path: string, options: RequestOptions = {}, body?: Buffer) =>
      new Promise<number>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, agent, ...options }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        });
        asked.once('error', reject).end(body);
      });
    const length = { 'content-length': payload.length };
    for (const round of [1, 2]) {
      const form = { method: 'POST', headers: { ...headers, ...length, authorization: bearer } };
      t.equal(await call('/api/artworks/submit-work', form, payload), 400, `round ${round}`);
      t.equal(await call('/healthz'), 200, 'the next request on the connection is answered');
    }
  });

  t.test('that are cut off in the middle leave nothing behind', async (t) => {
    const before = [kept().length, await db.$count(submissions)];
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { headers, payload } = await formOf({ ...work, images: padded });
    for (const framing of [`content-length: ${payload.length}`, 'transfer-encoding: chunked']) {
      const socket = connect({ port, host: '127.0.0.1' });
      const half = payload.subarray(0, payload.length / 2);
      const size = framing.startsWith('transfer') ? `${half.length.toString(16)}\r\n` : '';
      socket.write(
        `POST /api/artworks/submit-work HTTP/1.1\r\nhost: x\r\nauthorization: ${person.bearer}\r\ncontent-type: ${headers['content-type']}\r\n${framing}\r\n\r\n${size}`,
      );
      socket.write(half);
      await until(() => kept().length !== before[0]);
      t.ok(kept().length > (before[0] ?? 0), 'its beginning is on the disk');
      socket.destroy();
      await until(() => kept().length === before[0]);
      t.same([kept().length, await db.$count(submissions)], before);
    }
  });
});
