import { z } from 'zod';
import { methodOf } from '../../shared/desk/operation.ts';
import { operationPath } from '../../shared/desk/operation-path.ts';
import {
  type AnswerOf,
  contractOf,
  type InputOf,
  type OperationName,
} from '../../shared/desk/operations.ts';
import {
  type AddPasskeyBody,
  type NamePasskeyBody,
  type OpenDeskBody,
  type PasskeyAdded,
  type PasskeyToCreate,
  type PasskeyToUse,
  passkeyAdded,
  passkeyToCreate,
  passkeyToUse,
} from '../../shared/desk/passkeys.ts';
import {
  type CodeBody,
  type DeskSession,
  deskSession,
  type FactorSetUp,
  factorSetUp,
  type RecoveryCodesView,
  recoveryCodesView,
  type SetUpBody,
} from '../../shared/desk/session.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path, type UpstreamPath } from './path.ts';

const dataOf = <View extends z.ZodType>(view: View) => z.object({ data: view });

const call = <View extends z.ZodType>(kind: 'read' | 'write', to: UpstreamPath, view: View) => ({
  kind,
  method: kind === 'read' ? ('GET' as const) : ('POST' as const),
  to,
  answer: dataOf(view),
});

/** The calls that open the desk. */
const calls = {
  read: call('read', path`/api/desk/session`, deskSession),
  open: call('write', path`/api/desk/session`, deskSession),
  setUpFactor: call('write', path`/api/desk/factor`, factorSetUp),
  confirmFactor: call('write', path`/api/desk/factor/first-code`, recoveryCodesView),
  beginPasskey: call('write', path`/api/desk/passkeys/options`, passkeyToCreate),
  addPasskey: call('write', path`/api/desk/passkeys`, passkeyAdded),
  askForPasskey: call('write', path`/api/desk/session/options`, passkeyToUse),
};

export async function readDeskSession(upstream: Upstream, caller: Caller): Promise<DeskSession> {
  return (await upstream.call(caller, calls.read)).data;
}

export async function openDesk(
  upstream: Upstream,
  caller: Caller,
  body: OpenDeskBody,
): Promise<DeskSession> {
  return (await upstream.call(caller, { ...calls.open, body })).data;
}

export async function setUpFactor(
  upstream: Upstream,
  caller: Caller,
  body: SetUpBody,
): Promise<FactorSetUp> {
  return (await upstream.call(caller, { ...calls.setUpFactor, body })).data;
}

export async function confirmFactor(
  upstream: Upstream,
  caller: Caller,
  body: CodeBody,
): Promise<RecoveryCodesView> {
  return (await upstream.call(caller, { ...calls.confirmFactor, body })).data;
}

export async function beginPasskey(
  upstream: Upstream,
  caller: Caller,
  body: SetUpBody,
): Promise<PasskeyToCreate> {
  return (await upstream.call(caller, { ...calls.beginPasskey, body })).data;
}

export async function addPasskey(
  upstream: Upstream,
  caller: Caller,
  body: AddPasskeyBody,
): Promise<PasskeyAdded> {
  return (await upstream.call(caller, { ...calls.addPasskey, body })).data;
}

export async function askForPasskey(upstream: Upstream, caller: Caller): Promise<PasskeyToUse> {
  return (await upstream.call(caller, calls.askForPasskey)).data;
}

const changed = dataOf(z.object({ id: z.int() }));

export async function namePasskey(
  upstream: Upstream,
  caller: Caller,
  id: number,
  body: NamePasskeyBody,
): Promise<{ id: number }> {
  const to = path`/api/desk/passkeys/${id}`;
  const named = { kind: 'write', method: 'PUT', to, answer: changed, body } as const;
  return (await upstream.call(caller, named)).data;
}

export async function removePasskey(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<{ id: number }> {
  const to = path`/api/desk/passkeys/${id}`;
  const removed = { kind: 'write', method: 'DELETE', to, answer: changed } as const;
  return (await upstream.call(caller, removed)).data;
}

/** The path of the pictures of an order's condition, or of one of them. */
export function conditionPath(orderId: number, pictureId?: string): UpstreamPath {
  return pictureId === undefined
    ? path`/api/desk/orders/${orderId}/pictures`
    : path`/api/desk/orders/${orderId}/pictures/${pictureId}`;
}

export function submissionFilePath(submissionId: number, fileId: string): UpstreamPath {
  return path`/api/desk/submissions/${submissionId}/files/${fileId}`;
}

/** The path of a picture of a reported problem. */
export const reportedPath = (orderId: number, pictureId: string): UpstreamPath =>
  path`/api/desk/orders/${orderId}/case-pictures/${pictureId}`;

/** Throws the refusal of an operation that the caller may not run now. */
export async function checkAccess(
  upstream: Upstream,
  caller: Caller,
  operation: OperationName,
): Promise<void> {
  await upstream.call(caller, {
    ...call('read', path`/api/desk/access`, z.object({ may: z.literal(true) })),
    query: new URLSearchParams({ operation }),
  });
}

/** Runs an operation at the product API, which checks the role and the second factor. */
export async function runOperation<Name extends OperationName>(
  upstream: Upstream,
  caller: Caller,
  name: Name,
  input: InputOf<Name>,
  idempotencyKey?: string,
): Promise<AnswerOf<Name>> {
  const contract = contractOf(name);
  const { isRead, answer } = contract;
  const method = methodOf(contract);
  const to = operationPath(name);
  const shared = { to: { path: to, pattern: to }, answer: dataOf(answer) };
  const { data } = await upstream.call(
    caller,
    isRead
      ? {
          ...shared,
          ...{ kind: 'read', method },
          ...(method === 'GET' ? { query: queryOf(input) } : { body: input }),
        }
      : { ...shared, kind: 'trade', method, body: input, idempotencyKey },
  );
  return data as AnswerOf<Name>;
}

function queryOf(input: object): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  );
}
