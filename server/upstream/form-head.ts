import type { FastifyRequest } from 'fastify';
import { HttpError, invalidRequest, tooLarge } from '../errors.ts';

/** A form's headers, checked before its body arrives. */
export type FormHead = {
  /** The only forwarded header of the browser, written anew from its boundary. */
  readonly contentType: string;
  /** Bytes; null: the form is sent in chunks. */
  readonly length: number | null;
};

/** RFC 2046, without the characters that would have to be escaped in a quoted string. */
const boundary =
  /^multipart\/form-data; *boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))$/i;

/**
 * Throws 415 for another media type, 400 for an empty body, 413 for a declared length above
 * `limit`.
 */
export function formHeadOf({ headers }: FastifyRequest, limit: number): FormHead {
  const found = boundary.exec(headers['content-type'] ?? '');
  const edge = found?.[1] ?? found?.[2];
  if (edge === undefined) throw new HttpError(415, 'request.invalid', { reason: 'media-type' });
  const contentType = `multipart/form-data; boundary="${edge}"`;
  if (headers['transfer-encoding'] !== undefined) return { contentType, length: null };
  const length = Number(headers['content-length'] ?? 0);
  if (length === 0) throw invalidRequest();
  if (length > limit) throw tooLarge();
  return { contentType, length };
}
