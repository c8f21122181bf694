import { z } from 'zod';
import { logoName } from '../../../shared/domain/logo.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { readLogo } from '../../media/logos.ts';

const params = z.object({
  file: z
    .string()
    .endsWith('.png')
    .transform((file) => file.slice(0, -'.png'.length))
    .refine((name) => logoName.test(name)),
});

export const getLogoRoute: Route = (app, { dataDir }) => {
  app.get('/media/logos/:file', async (request, reply) => {
    const asked = params.safeParse(request.params);
    const bytes = asked.success ? await readLogo(dataDir, asked.data.file) : null;
    if (!bytes) throw notFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type('image/png').send(bytes);
  });
};
