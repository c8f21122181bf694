import type { z } from 'zod';
import { wireSubmission } from '../../shared/contracts/wire/submissions.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofRecord } from './of-record.ts';
import { path } from './path.ts';

export async function readSubmission(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<z.infer<typeof wireSubmission>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/submissions/${id}`,
    answer: ofRecord(wireSubmission, id),
  });
  return data;
}
