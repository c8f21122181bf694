import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { DrawView, ReleaseList, ReleaseView } from '../../shared/contracts/releases.ts';
import type { ReleaseScope } from '../../shared/domain/releases.ts';
import { HttpError, notFound } from '../errors.ts';
import { readArtwork } from '../upstream/artworks.ts';
import { type Caller, visitorCaller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { listReleases, type ReleaseRecord, readDraw, readRelease } from '../upstream/releases.ts';
import type { ArtworkRecord } from '../views/artwork-parts.ts';
import { releaseCard, releaseView } from '../views/release-view.ts';
import { clockLifetimes, publicRead } from './public-read.ts';

export const releaseListRead = publicRead<
  { readonly scope: ReleaseScope; readonly page: number },
  ReleaseList
>({
  name: 'releases',
  path: (asked) => apiPath(api.listReleases, asked),
  lifetimes: clockLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, asked, now) {
    const at = new Date(now);
    const { data, meta } = await listReleases(upstream, visitorCaller('releases'), {
      ...asked,
      at,
    });
    const { page, pageCount, total } = meta.pagination;
    return { items: data.map((record) => releaseCard(record, now)), page, pageCount, total };
  },
});

/** By the release's id. */
export const releaseRead = publicRead<number, ReleaseView>({
  name: 'release',
  path: (id) => apiPath(api.getRelease, id),
  lifetimes: clockLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, id, now) {
    const caller = visitorCaller('release');
    const release = await readRelease(upstream, caller, id);
    if (!release) throw notFound();
    return viewOfRelease(upstream, caller, release, now);
  },
});

/** By the release's id. */
export const drawRead = publicRead<number, DrawView>({
  name: 'draw',
  path: (id) => apiPath(api.getDraw, id),
  lifetimes: clockLifetimes,
  invalidatedBy: 'no-trade',
  read: (upstream, id) => readDraw(upstream, visitorCaller('draw'), id),
});

export async function viewOfRelease(
  upstream: Upstream,
  caller: Caller,
  release: ReleaseRecord,
  now: number,
): Promise<ReleaseView> {
  const artworkId = release.attributes.artwork.data?.id;
  const artwork = artworkId === undefined ? null : await readWork(upstream, caller, artworkId);
  return releaseView(release, artwork, now);
}

/** A release is also shown when its artwork is no longer in the catalogue. */
async function readWork(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<ArtworkRecord | null> {
  try {
    return await readArtwork(upstream, caller, id);
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not-found') return null;
    throw error;
  }
}
