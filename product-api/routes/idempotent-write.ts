import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader, idempotencyKey } from '../../shared/contracts/wire/trades.ts';
import { userOf } from '../auth/current-user.ts';
import type { Deps } from '../deps.ts';
import { badRequest, refused } from '../errors.ts';
import { type CommandContext, inTransaction } from '../market/command-context.ts';
import { idempotently, type KeyedRequest } from '../market/idempotency.ts';
import { type Form, readForm } from '../uploads/read-form.ts';
import { deleteUploads } from '../uploads/upload-store.ts';

/**
 * Runs a trading write under the request's Idempotency-Key of 1 to 200 printable characters. A POST
 * needs a key ('request.key-missing'); editing and voiding may go without, because repeating them
 * changes nothing.
 */
export async function runTradingWrite<Answer>(
  deps: Deps,
  request: FastifyRequest,
  command: (context: CommandContext) => Promise<Answer>,
): Promise<Answer> {
  if (request.method === 'POST') requireKey(request);
  const keyed = keyedRequestOf(request);
  if (keyed === null) return runInRequest(deps, request, command);
  /** The stored answer was written by this same command, and the route's schema checks it again. */
  const answer = await idempotently(deps, keyed, async (context) => {
    await nameRequest(context, request);
    return command(context);
  });
  return answer as Answer;
}

/** Runs a write in a transaction that keeps the request's id and origin. */
export function runInRequest<Answer>(
  deps: Deps,
  request: FastifyRequest,
  command: (context: CommandContext) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(deps, async (context) => {
    await nameRequest(context, request);
    return command(context);
  });
}

/** Order events and audit entries of the transaction keep the request's id, see their columns. */
async function nameRequest(
  { tx }: CommandContext,
  { id, currentUser }: FastifyRequest,
): Promise<void> {
  const origin = currentUser?.origin ?? '';
  await tx.execute(
    sql`select set_config('deckle.request_id', ${id}, true), set_config('deckle.origin', ${origin}, true)`,
  );
}

/**
 * Runs a write whose body is a multipart form; the key is optional. A repeated form gets the first
 * answer, and its files are deleted again.
 */
export async function runFormWrite<Answer>(
  deps: Deps,
  request: FastifyRequest,
  command: (context: CommandContext, form: Form) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(request);
  return readForm(request, deps.dataDir, async (form) => {
    if (key === null) return runInRequest(deps, request, (context) => command(context, form));
    const keyed = { userId: userOf(request).id, key, fingerprint: formFingerprint(request, form) };
    let isFirst = false;
    const answer = await idempotently(deps, keyed, async (context) => {
      isFirst = true;
      await nameRequest(context, request);
      return command(context, form);
    });
    if (!isFirst) {
      await deleteUploads(
        deps.dataDir,
        form.files.map(({ id }) => id),
      );
    }
    return answer as Answer;
  });
}

/** The request's Idempotency-Key; throws 'request.key-missing'. */
export function requireKey(request: FastifyRequest): string {
  const key = keyOf(request);
  if (key === null) throw refused('request.key-missing');
  return key;
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return null;
  const read = idempotencyKey.safeParse(key);
  if (!read.success) throw badRequest('An Idempotency-Key has 1 to 200 printable characters');
  return read.data;
}

/** Includes the query, which names the kind of document. */
function formFingerprint({ method, url }: FastifyRequest, { fingerprint }: Form): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, fingerprint]))
    .digest('hex');
}

function keyedRequestOf(request: FastifyRequest): KeyedRequest | null {
  const key = keyOf(request);
  if (key === null) return null;
  const path = request.url.split('?', 1)[0];
  const contents = JSON.stringify([request.method, path, request.body ?? null]);
  const fingerprint = createHash('sha256').update(contents).digest('hex');
  return { userId: userOf(request).id, key, fingerprint };
}
