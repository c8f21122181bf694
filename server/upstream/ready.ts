import { z } from 'zod';
import { HttpError } from '../errors.ts';
import { visitorCaller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** Whether the product API says that it can serve. */
export async function isReady(upstream: Upstream): Promise<boolean> {
  try {
    await upstream.call(visitorCaller('readiness'), {
      kind: 'read',
      method: 'GET',
      to: path`/readyz`,
      answer: z.unknown(),
    });
    return true;
  } catch (error) {
    // A remote product API need not have this path: any answer is then enough.
    return error instanceof HttpError && error.code === 'not-found';
  }
}
