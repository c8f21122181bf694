import type { z } from 'zod';
import type { ReadFeedForm } from '../../shared/contracts/forms/feed.ts';
import { wireFeed, wireUnread } from '../../shared/contracts/wire/feed.ts';
import { type ListPage, readPage } from './all-pages.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

export type FeedRecord = z.infer<typeof wireFeed>['data'][number];

/** One page of what happened to the person, newest first. */
export function readFeedPage(
  upstream: Upstream,
  caller: Caller,
  asked: { readonly from: string | null; readonly pageSize: number },
): Promise<ListPage<FeedRecord>> {
  return readPage(upstream, caller, path`/api/feed`, asked, wireFeed);
}

export async function countUnread(upstream: Upstream, caller: Caller): Promise<number> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/feed/unread`,
    answer: wireUnread,
  });
  return data.unread;
}

/** Marks entries as read; returns the number that is left unread. */
export async function markRead(
  upstream: Upstream,
  caller: Caller,
  body: ReadFeedForm,
): Promise<number> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/feed/read`,
    body,
    answer: wireUnread,
  });
  return data.unread;
}
