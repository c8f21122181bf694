import type { z } from 'zod';
import {
  type commentsBody,
  wireComments,
  wireDocuments,
} from '../../shared/contracts/wire/listings.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path, type UpstreamPath } from './path.ts';

export type DocumentRecord = z.infer<typeof wireDocuments>['data'][number];
type Comments = z.infer<typeof commentsBody>;

/** The path of an ask's documents, or of one of them. */
export function documentsPath(askId: number, documentId?: string): UpstreamPath {
  return documentId === undefined
    ? path`/api/asks/${askId}/documents`
    : path`/api/asks/${askId}/documents/${documentId}`;
}

export async function listDocuments(
  upstream: Upstream,
  caller: Caller,
  askId: number,
): Promise<DocumentRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: documentsPath(askId),
    answer: wireDocuments,
  });
  return data;
}

/** Returns the remaining documents. */
export async function removeDocument(
  upstream: Upstream,
  caller: Caller,
  { askId, documentId }: { readonly askId: number; readonly documentId: string },
): Promise<DocumentRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'DELETE',
    to: documentsPath(askId, documentId),
    answer: wireDocuments,
  });
  return data;
}

/** Comments that are left out stay as they are; returns all of them. */
export async function commentOnAsk(
  upstream: Upstream,
  caller: Caller,
  askId: number,
  comments: Comments,
): Promise<Comments> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/asks/${askId}/comments`,
    body: comments,
    answer: wireComments,
  });
  return data;
}
