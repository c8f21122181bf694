import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ImportKind, importKinds } from '../../../shared/desk/import-columns.ts';
import { importAdded } from '../../../shared/desk/imports.ts';
import { fileNameLine } from '../../../shared/domain/texts.ts';
import { uploadBytesAtMost, zipBytesAtMost } from '../../../shared/domain/uploads.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { requireStaff } from '../../auth/staff.ts';
import { addImport } from '../../commands/imports/add-import.ts';
import type { Route } from '../../deps.ts';
import { badRequest, unsupportedMediaType } from '../../errors.ts';
import { idempotently } from '../../market/idempotency.ts';
import { withReceived } from '../../uploads/import-files.ts';
import { uploadLimits } from '../../uploads/read-form.ts';
import { requireKey } from '../idempotent-write.ts';

const query = z.strictObject({ kind: z.enum(importKinds) });

/** The desk's 'imports add': a form with one CSV or JSON file, for curators. */
export const uploadImportRoute: Route = (app, deps) => {
  app.post(
    '/api/desk/imports',
    {
      config: { takesForm: true },
      preValidation: requireUser,
      schema: { querystring: query, response: { 200: z.object({ data: importAdded }) } },
    },
    async (request) => {
      const user = userOf(request);
      const asked = { role: 'curator', isSensitive: false, operation: 'imports add' } as const;
      await requireStaff(deps.db, user, asked, deps.now());
      const { kind } = request.query;
      const key = requireKey(request);
      return withReceived(deps.dataDir, async (file) => {
        const { name, digest } = await receive(request, kind, file);
        const fingerprint = JSON.stringify(['imports', kind, name, digest]);
        const adding = { kind, name, file, dataDir: deps.dataDir, actor: `desk:${user.id}` };
        const keyed = { userId: user.id, key, fingerprint };
        const data = await idempotently(deps, keyed, (context) => addImport(context, adding));
        return { data: importAdded.parse(data) };
      });
    },
  );
};

/** Streams the form's file to a path. */
async function receive(
  request: FastifyRequest,
  kind: ImportKind,
  path: string,
): Promise<{ name: string; digest: string }> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  const fileSize = kind === 'pictures' ? zipBytesAtMost : uploadBytesAtMost;
  const limits = { ...uploadLimits, fileSize, files: 1, fields: 0, parts: 1 };
  const given = await request.file({ limits });
  if (!given) throw badRequest('Send one file');
  const hash = createHash('sha256');
  await pipeline(
    given.file,
    async function* hashed(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
  );
  if (given.file.truncated) throw badRequest(`At most ${fileSize / 1024 / 1024} MB a file`);
  return { name: fileNameLine(given.filename), digest: hash.digest('hex') };
}
