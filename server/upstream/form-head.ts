import type { FastifyRequest } from 'fastify';
import { HttpError, invalidRequest, tooLarge } from '../errors.ts';

/** What a form says of itself before it comes. */
export type FormHead = {
  /** The one header of the browser's that goes up, written anew from its boundary. */
  readonly contentType: string;
  /** Bytes; null: it comes in chunks. */
  readonly length: number | null;
};

/** RFC 2046, without the characters that would have to be quoted within. */
const boundary =
  /^multipart\/form-data; *boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))$/i;

/** Throws 415 for what is no form, 400 for none, 413 for one that says that it is beyond `limit`. */
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
