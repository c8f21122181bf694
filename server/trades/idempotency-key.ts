import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../shared/contracts/wire/trades.ts';
import { invalidRequest, keyMissing } from '../errors.ts';

/** The browser's key for this trade. Throws the 400 where it is missing or malformed. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = givenKeyOf(request);
  if (key === null) throw keyMissing();
  return key;
}

/** The browser's key, where one is optional; null: none. Throws the 400 for a malformed one. */
export function givenKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[idempotencyHeader];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    throw invalidRequest([
      { path: 'Idempotency-Key', message: '8 to 100 letters, digits, - or _' },
    ]);
  }
  return key;
}
