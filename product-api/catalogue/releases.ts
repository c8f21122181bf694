import type { CatalogueRelease } from './types.ts';

export const releases: readonly CatalogueRelease[] = [
  {
    key: 'valadares-kiln-door',
    name: 'Kiln Door',
    artistKeys: ['ines-valadares'],
    artworkKey: 'ines-valadares-kiln-door',
    extraArtists: null,
    raffle: false,
    kind: 'single',
    startInDays: 9,
    timeUtc: '16:00',
    durationHours: null,
    timezone: null,
  },
];
