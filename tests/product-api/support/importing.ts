import { randomUUID } from 'node:crypto';
import type { Test } from 'tap';
import type { PictureDeps } from '../../../product-api/jobs/prepare-picture.ts';
import { runImports } from '../../../product-api/jobs/run-imports.ts';
import type { ImportKind } from '../../../shared/desk/import-columns.ts';
import { operationPath } from '../../../shared/desk/operation-path.ts';
import { contractOf, type OperationName } from '../../../shared/desk/operations.ts';
import { formOf } from '../../support/form.ts';
import { createUser, startTestProductApi } from '../../support/product-api.ts';
import { clientOf } from './trading-client.ts';

/** How many rows come to what. */
export const noOutcomes = { create: 0, update: 0, same: 0, refused: 0 };

/** A product API with a curator who imports files. */
export async function startImporting(
  t: Test,
  { resolveHost }: Pick<PictureDeps, 'resolveHost'> = {},
) {
  const api = await startTestProductApi(t);
  const { app, db } = api;
  const deps = { ...api.deps, ...(resolveHost ? { resolveHost } : {}) };
  const account = await createUser(db, { roles: ['curator'] });
  const curator = clientOf(api, account);
  const operate = (name: OperationName, input: object = {}) =>
    contractOf(name).isRead
      ? curator('GET', `${operationPath(name)}?${new URLSearchParams(Object.entries(input))}`)
      : curator('POST', operationPath(name), { body: input });
  const done = async (name: OperationName, input: object = {}) => {
    const { status, body } = await operate(name, input);
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  };

  async function upload(
    kind: ImportKind,
    text: string | Uint8Array<ArrayBuffer>,
    { key = randomUUID() as string, authorization = account.bearer } = {},
  ) {
    const { headers, payload } = await formOf({ files: new Blob([text]) });
    return app.inject({
      method: 'POST',
      url: `/api/desk/imports?kind=${kind}`,
      headers: { ...headers, authorization, 'idempotency-key': key },
      payload,
    });
  }
  async function until(id: number, state: string) {
    for (let run = 0; run < 60; run += 1) {
      await runImports(deps);
      const shown = await done('imports show', { id });
      if (shown.state === state) return shown;
    }
    throw new Error(`import ${id} is never ${state}`);
  }
  /** Uploads a file and checks it. */
  async function checked(kind: ImportKind, text: string | Uint8Array<ArrayBuffer>) {
    const answer = await upload(kind, text);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return until(answer.json().data.id, 'ready');
  }
  async function applied(kind: ImportKind, text: string | Uint8Array<ArrayBuffer>) {
    const { id } = await checked(kind, text);
    await done('imports apply', { id });
    return until(id, 'applied');
  }
  const rowsOf = async (id: number, show?: string) =>
    (await done('imports rows', { id, ...(show ? { show } : {}) })).rows;
  return {
    ...{ app, deps, db, account, curator },
    ...{ operate, done, upload, until, checked, applied, rowsOf },
  };
}
