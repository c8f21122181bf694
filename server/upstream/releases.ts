import type { z } from 'zod';
import type { DrawView } from '../../shared/contracts/releases.ts';
import { wireLatestArtworks } from '../../shared/contracts/wire/catalogue.ts';
import {
  wireRaffleEntries,
  wireRaffleEntry,
  wireWithdrawn,
} from '../../shared/contracts/wire/raffles.ts';
import {
  wireDraw,
  wireNotified,
  wireReleaseNotifications,
  wireReleaseSingle,
  wireReleases,
  wireUnnotified,
} from '../../shared/contracts/wire/releases.ts';
import type { ReleaseScope } from '../../shared/domain/releases.ts';
import { releasePageSize } from '../../shared/domain/releases.ts';
import { readAll } from './all-pages.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofRecord, onlyOf } from './of-record.ts';
import { path } from './path.ts';

type WireReleases = z.infer<typeof wireReleases>;
export type ReleaseRecord = WireReleases['data'][number];
type ArtworkRecord = z.infer<typeof wireLatestArtworks>['data'][number];
export type RaffleEntryRecord = z.infer<typeof wireRaffleEntry>['data'];

const start = 'filters[releaseStartTimestamp]';

/**
 * One page of the calendar. Specification section 4: past releases started before `at`, newest
 * first; upcoming ones start then or later, oldest first; unscheduled ones are sorted by artist.
 */
export function listReleases(
  upstream: Upstream,
  caller: Caller,
  asked: { readonly scope: ReleaseScope; readonly page: number; readonly at: Date },
): Promise<WireReleases> {
  const { scope, page, at } = asked;
  const query = new URLSearchParams({
    'pagination[page]': String(page),
    'pagination[pageSize]': String(releasePageSize),
  });
  if (scope === 'unscheduled') {
    query.set(`${start}[$null]`, 'true');
    query.set('sort[0]', 'artists:asc');
  } else {
    const isPast = scope === 'past';
    query.set(`${start}[${isPast ? '$lt' : '$gte'}]`, at.toISOString());
    query.set('sort[0]', `releaseStartTimestamp:${isPast ? 'desc' : 'asc'}`);
  }
  return upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/releases`,
    query,
    answer: wireReleases,
  });
}

/** null: there is no such release. */
export async function readRelease(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<ReleaseRecord | null> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/releases`,
    query: new URLSearchParams({ 'filters[id][$eq]': String(id) }),
    answer: onlyOf(wireReleases, (release) => release.id === id),
  });
  return data[0] ?? null;
}

/** Throws the 404 of a raffle that is not drawn. */
export async function readDraw(upstream: Upstream, caller: Caller, id: number): Promise<DrawView> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/releases/${id}/draw`,
    answer: wireDraw,
  });
  return data;
}

/** For the staff: also one that is out of the calendar. */
export async function readReleasePreview(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<ReleaseRecord> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/releases/preview/${id}`,
    answer: ofRecord(wireReleaseSingle, id),
  });
  return data;
}

/** Works that were released last, the newest first. A POST that only reads. */
export async function readNewReleases(
  upstream: Upstream,
  caller: Caller,
  pageSize: number,
): Promise<ArtworkRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'POST',
    to: path`/api/artworks/new-releases`,
    body: { pageSize },
    answer: wireLatestArtworks,
  });
  return data;
}

/** The releases with these ids, a hundred at most, in no order; unknown ones are left out. */
export async function readReleasesOfIds(
  upstream: Upstream,
  caller: Caller,
  ids: readonly number[],
): Promise<ReleaseRecord[]> {
  if (ids.length === 0) return [];
  const query = new URLSearchParams({ 'pagination[pageSize]': '100' });
  for (const [index, id] of ids.entries()) query.set(`filters[id][$in][${index}]`, String(id));
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/releases`,
    query,
    answer: wireReleases,
  });
  return data;
}

/** All releases for which the person set a reminder, the latest first. */
export async function readNotified(upstream: Upstream, caller: Caller): Promise<ReleaseRecord[]> {
  const all = await readAll(
    upstream,
    caller,
    path`/api/release-notifications`,
    new URLSearchParams(),
    wireReleaseNotifications,
  );
  return all.flatMap(({ attributes }) => attributes.release.data ?? []);
}

export async function saveNotification(
  upstream: Upstream,
  caller: Caller,
  releaseId: number,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/release-notifications/save`,
    body: { releaseId },
    answer: wireNotified,
  });
}

export async function deleteNotification(
  upstream: Upstream,
  caller: Caller,
  releaseId: number,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/release-notifications/delete`,
    body: { releaseId },
    answer: wireUnnotified,
  });
}

/** The raffles that the person entered, the latest first; a hundred at most. */
export async function readRaffleEntries(
  upstream: Upstream,
  caller: Caller,
): Promise<RaffleEntryRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/raffle-entries`,
    answer: wireRaffleEntries,
  });
  return data;
}

/** null: the person has not entered this raffle. */
export async function readRaffleEntry(
  upstream: Upstream,
  caller: Caller,
  releaseId: number,
): Promise<RaffleEntryRecord | null> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/raffle-entries`,
    query: new URLSearchParams({ 'filters[release][id][$eq]': String(releaseId) }),
    answer: onlyOf(wireRaffleEntries, (entry) => entry.releaseId === releaseId),
  });
  return data[0] ?? null;
}

export async function enterRaffle(
  upstream: Upstream,
  caller: Caller,
  releaseId: number,
): Promise<RaffleEntryRecord> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/raffle-entries`,
    body: { releaseId },
    answer: wireRaffleEntry,
  });
  return data;
}

export async function withdrawEntry(
  upstream: Upstream,
  caller: Caller,
  entryId: number,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'DELETE',
    to: path`/api/raffle-entries/${entryId}`,
    answer: wireWithdrawn,
  });
}
