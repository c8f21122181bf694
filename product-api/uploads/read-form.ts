import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fileNameLine } from '../../shared/domain/texts.ts';
import { uploadBytesAtMost } from '../../shared/domain/uploads.ts';
import { badRequest, invalid, unsupportedMediaType } from '../errors.ts';
import { deleteUploads, storeUpload, type Upload } from './upload-store.ts';

/** Limits of one form; a larger file makes the whole form fail. */
export const uploadLimits = {
  fileSize: uploadBytesAtMost,
  files: 10,
  fields: 40,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 50,
  headerPairs: 20,
} as const;

export type NamedUpload = Upload & { readonly name: string };
export type Form = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly NamedUpload[];
  /**
   * SHA-256 of the fields by name and of the files in their order. Equal for forms with equal
   * contents; the multipart bytes differ with every request.
   */
  readonly fingerprint: string;
};

/**
 * Reads a multipart form, streaming its files to disk, and passes it to `use`. Any failure deletes
 * the files.
 */
export async function readForm<Answer>(
  request: FastifyRequest,
  dataDir: string,
  use: (form: Form) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  const fields: Record<string, string> = Object.create(null);
  const files: NamedUpload[] = [];
  const fingerprints: FileFingerprint[] = [];
  try {
    await readParts(request, dataDir, { fields, files, fingerprints });
    const form = { fields: { ...fields }, files };
    return await use({ ...form, fingerprint: fingerprintOf(form.fields, fingerprints) });
  } catch (error) {
    await deleteUploads(
      dataDir,
      files.map(({ id }) => id),
    );
    throw error;
  }
}

/** Field, file name and digest of the bytes. */
type FileFingerprint = readonly [string, string, string];
type Parts = {
  readonly fields: Record<string, string>;
  readonly files: NamedUpload[];
  readonly fingerprints: FileFingerprint[];
};

function fingerprintOf(fields: Form['fields'], fingerprints: readonly FileFingerprint[]): string {
  const named = Object.keys(fields)
    .sort()
    .map((name) => [name, fields[name]]);
  return createHash('sha256')
    .update(JSON.stringify([named, fingerprints]))
    .digest('hex');
}

async function readParts(
  request: FastifyRequest,
  dataDir: string,
  { fields, files, fingerprints }: Parts,
): Promise<void> {
  try {
    for await (const part of request.parts({ limits: uploadLimits })) {
      if (part.type === 'file') {
        const kept = await storeUpload(dataDir, part.file);
        if (!kept) throw wrongType(part.fieldname);
        const name = fileNameLine(part.filename);
        files.push({ ...kept.upload, name });
        fingerprints.push([part.fieldname, name, kept.sha256]);
        if (part.file.truncated) throw tooLarge(part.fieldname);
      } else {
        if (part.valueTruncated || part.fieldname in fields) {
          throw badRequest('A field is too long or given twice');
        }
        fields[part.fieldname] = String(part.value);
      }
    }
  } catch (error) {
    throw isParserError(error) ? badRequest('The form could not be read') : error;
  }
}

/** The parser's errors for a truncated or malformed form have neither. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && !('statusCode' in error) && !('code' in error);
}

const wrongType = (field: string) =>
  invalid([{ path: [field], message: 'Must be a JPEG, PNG, WebP or PDF file' }]);

const tooLarge = (field: string) =>
  invalid([{ path: [field], message: `At most ${uploadLimits.fileSize / 1024 / 1024} MB a file` }]);
