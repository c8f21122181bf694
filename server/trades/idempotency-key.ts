import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../shared/contracts/wire/trades.ts';
import { invalidRequest, keyMissing } from '../errors.ts';

/** The browser's key for this trade. Throws the 400 where it is missing or not one. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers[idempotencyHeader];
  if (key === undefined || key === '') throw keyMissing();
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    throw invalidRequest([
      { path: 'Idempotency-Key', message: '8 to 100 letters, digits, - or _' },
    ]);
  }
  return key;
}
