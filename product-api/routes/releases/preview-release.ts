import { eq } from 'drizzle-orm';
import { wireReleaseSingle } from '../../../shared/contracts/wire/releases.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { findMember, refusalOf } from '../../auth/staff.ts';
import { releases } from '../../db/schema/catalogue.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentRelease } from '../../presenters/present-release.ts';
import { loadReleases } from '../../queries/list-releases.ts';
import { idParams } from '../query-fields.ts';

/** A release as visitors will see it, also out of the calendar; for the staff. */
export const previewReleaseRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/releases/preview/:id',
    {
      preValidation: requireUser,
      schema: { params: idParams, response: { 200: wireReleaseSingle } },
    },
    async (request) => {
      const member = await findMember(db, userOf(request));
      const refusal = refusalOf(member, { role: 'viewer', isSensitive: false }, now());
      if (refusal) throw refusal;
      const rows = await db.select().from(releases).where(eq(releases.id, request.params.id));
      const [release] = await loadReleases(db, rows);
      if (!release) throw notFound();
      return { data: presentRelease(release), meta: {} };
    },
  );
};
