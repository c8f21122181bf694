import { createHash } from 'node:crypto';
import { z } from 'zod';
import { imageFormats } from '../../../shared/contracts/catalogue.ts';
import { holdsCopy } from '../../../shared/domain/held-copy.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { createPictures } from '../../media/create-pictures.ts';
import { findPicture } from '../../queries/find-picture.ts';

/** Any other address is a 404, so that no unchecked path reaches the disk. */
const params = z.object({
  pictureId: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  file: z.templateLiteral([z.enum(imageFormats), '.webp']),
});

export const getPictureRoute: Route = (app, { db, dataDir, drawOriginal }) => {
  const store = createPictures({ dataDir, drawOriginal }, (id) => findPicture(db, id));
  app.get('/media/:pictureId/:file', async (request, reply) => {
    const asked = params.safeParse(request.params);
    if (!asked.success) throw notFound();
    const format = z.enum(imageFormats).parse(asked.data.file.slice(0, -'.webp'.length));
    const bytes = await store.read(asked.data.pictureId, format);
    if (!bytes) throw notFound();

    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    if (holdsCopy(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/webp').send(bytes);
  });
};
