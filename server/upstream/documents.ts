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

/** Where an ask's documents are, one of them with its id. */
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

/** Answers the documents that are left. */
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

/** What is left out stays; answers all of them. */
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
