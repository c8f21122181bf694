import type { z } from 'zod';
import type { wireRelease, wireReleaseNotification } from '../../shared/contracts/wire/releases.ts';
import type { LoadedNotification } from '../queries/list-release-notifications.ts';
import type { LoadedRelease } from '../queries/list-releases.ts';
import { presentPicture } from './present-picture.ts';

export function presentRelease({
  release,
  artists,
  artwork,
  pictures,
  seedHash,
  draw,
}: LoadedRelease): {
  id: number;
  attributes: z.infer<typeof wireRelease>;
} {
  return {
    id: release.id,
    attributes: {
      name: release.name,
      extraArtists: release.extraArtists,
      kind: release.kind,
      raffle: release.kind === 'raffle',
      timedEdition: release.kind === 'timed',
      dateOnly: release.kind === 'date-only',
      releaseStartTimestamp: release.startsAt?.toISOString() ?? null,
      releaseEndTimestamp: release.endsAt?.toISOString() ?? null,
      dateOnlyTimezone: release.kind === 'date-only' ? release.timeZone : null,
      publisher: release.publisher,
      soldAt: release.soldAt,
      artists: { data: artists.map(({ id, name }) => ({ id, attributes: { name } })) },
      artwork: {
        data: artwork && { id: artwork.id, attributes: { name: artwork.name } },
      },
      artworkImages: pictures.map(presentPicture),
      seedHash,
      draw: draw && {
        seed: draw.seed,
        winners: draw.winners,
        entries: draw.entries,
        drawnAt: draw.drawnAt.toISOString(),
      },
    },
  };
}

export function presentReleaseNotification({ notification, release }: LoadedNotification): {
  id: number;
  attributes: z.infer<typeof wireReleaseNotification>;
} {
  return {
    id: notification.id,
    attributes: {
      createdAt: notification.createdAt.toISOString(),
      release: { data: presentRelease(release) },
    },
  };
}
