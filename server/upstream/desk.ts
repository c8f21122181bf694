import { z } from 'zod';
import { operationPath } from '../../shared/desk/operation-path.ts';
import {
  type AnswerOf,
  contractOf,
  type InputOf,
  type OperationName,
} from '../../shared/desk/operations.ts';
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
import { path } from './path.ts';

const dataOf = <View extends z.ZodType>(view: View) => z.object({ data: view });

export async function readDeskSession(upstream: Upstream, caller: Caller): Promise<DeskSession> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/desk/session`,
    answer: dataOf(deskSession),
  });
  return data;
}

export async function openDesk(
  upstream: Upstream,
  caller: Caller,
  body: CodeBody,
): Promise<DeskSession> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/desk/session`,
    body,
    answer: dataOf(deskSession),
  });
  return data;
}

export async function setUpFactor(
  upstream: Upstream,
  caller: Caller,
  body: SetUpBody,
): Promise<FactorSetUp> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/desk/factor`,
    body,
    answer: dataOf(factorSetUp),
  });
  return data;
}

export async function confirmFactor(
  upstream: Upstream,
  caller: Caller,
  body: CodeBody,
): Promise<RecoveryCodesView> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/desk/factor/first-code`,
    body,
    answer: dataOf(recoveryCodesView),
  });
  return data;
}

/** Runs an operation at the product API, which checks the role and the second factor. */
export async function runOperation<Name extends OperationName>(
  upstream: Upstream,
  caller: Caller,
  name: Name,
  input: InputOf<Name>,
  idempotencyKey?: string,
): Promise<AnswerOf<Name>> {
  const { isRead, answer } = contractOf(name);
  const to = operationPath(name);
  const shared = { to: { path: to, pattern: to }, answer: dataOf(answer) };
  const { data } = await upstream.call(
    caller,
    isRead
      ? { ...shared, kind: 'read', method: 'GET', query: queryOf(input) }
      : { ...shared, kind: 'trade', method: 'POST', body: input, idempotencyKey },
  );
  return data as AnswerOf<Name>;
}

function queryOf(input: object): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  );
}
