import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import t from 'tap';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import type { DrawOriginal } from '../../media/render-picture.ts';

t.test('pictures', async (t) => {
  const { app, catalogue, deps } = await startTestProductApi(t);
  const id = catalogue.pictureId;
  const folder = join(deps.dataDir, 'media', id.slice(0, 2), id);

  t.test('are drawn when first asked for, and kept', async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.inject(`/media/${id}/thumbnail.webp`)),
    );
    t.same(
      answers.map(({ statusCode }) => statusCode),
      Array(10).fill(200),
    );
    t.same(await readdir(folder), ['thumbnail.webp']);
    const { headers, rawPayload } = answers[0]!;
    t.equal(headers['content-type'], 'image/webp');
    t.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    const { width, height, format } = await sharp(rawPayload).metadata();
    t.same({ width, height, format }, { width: 240, height: 240, format: 'webp' });
  });

  t.test('come from the disk the second time', async (t) => {
    await writeFile(join(folder, 'thumbnail.webp'), 'kept');
    t.equal((await app.inject(`/media/${id}/thumbnail.webp`)).body, 'kept');
    await rm(folder, { recursive: true });
    t.not((await app.inject(`/media/${id}/thumbnail.webp`)).body, 'kept');
  });

  t.test('answer 304 to a matching If-None-Match', async (t) => {
    const { headers } = await app.inject(`/media/${id}/xs.webp`);
    const again = await app.inject({
      url: `/media/${id}/xs.webp`,
      headers: { 'if-none-match': String(headers.etag) },
    });
    t.equal(again.statusCode, 304);
    t.equal(again.body, '');
    for (const held of ['*', `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const like = { url: `/media/${id}/xs.webp`, headers: { 'if-none-match': held } };
      t.equal((await app.inject(like)).statusCode, 304, held);
    }
  });

  const nowhere = '00000000-0000-4000-8000-000000000000';
  for (const path of [
    `/media/${nowhere}/xs.webp`,
    `/media/${id}/huge.webp`,
    `/media/${id}/xs.png`,
    `/media/${id}/xs`,
    `/media/${id.toUpperCase()}/xs.webp`,
    '/media/not-an-id/xs.webp',
    `/media/..%2f..%2f${id}/xs.webp`,
    `/media/${id}/..%2fxs.webp`,
    `/media/${id}/xs.webp%00`,
  ]) {
    t.test(`are not found at ${path}`, async (t) => {
      const answer = await app.inject(path);
      t.equal(answer.statusCode, 404);
      t.equal(answer.json().error.name, 'NotFoundError');
      t.notOk(answer.headers['cache-control']);
    });
  }
});

t.test('pictures are not found, and not kept, without a source of their originals', async (t) => {
  const drawNothing: DrawOriginal = async () => null;
  for (const drawOriginal of [null, drawNothing]) {
    const { app, catalogue, deps } = await startTestProductApi(t, { deps: { drawOriginal } });
    const answer = await app.inject(`/media/${catalogue.pictureId}/xs.webp`);
    t.equal(answer.statusCode, 404);
    t.notOk(answer.headers['cache-control']);
    t.same(await readdir(deps.dataDir), []);
  }
});
