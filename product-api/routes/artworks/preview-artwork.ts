import { eq } from 'drizzle-orm';
import { wireArtworkSingle } from '../../../shared/contracts/wire/catalogue.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { findMember, refusalOf } from '../../auth/staff.ts';
import { artworks } from '../../db/schema/catalogue.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { loadArtworks } from '../../queries/load-artworks.ts';
import { idParams } from '../query-fields.ts';

/** A work as visitors will see it, also where it is a draft; for the staff. */
export const previewArtworkRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/artworks/preview/:id',
    {
      preValidation: requireUser,
      schema: { params: idParams, response: { 200: wireArtworkSingle } },
    },
    async (request) => {
      const member = await findMember(db, userOf(request));
      const refusal = refusalOf(member, { role: 'viewer', isSensitive: false }, now());
      if (refusal) throw refusal;
      const rows = await db.select().from(artworks).where(eq(artworks.id, request.params.id));
      const [artwork] = await loadArtworks(db, rows, { now: now(), books: true });
      if (!artwork) throw notFound();
      return { data: presentArtwork(artwork), meta: {} };
    },
  );
};
