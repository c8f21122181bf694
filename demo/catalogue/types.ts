import type { Medium } from '../../shared/domain/mediums.ts';
import type { Recipe } from '../pictures/recipe.ts';

export type Nationality = { name: string; alpha2Code: string };

export type CatalogueArtist = {
  key: string;
  name: string;
  birthYear: number;
  /** ISO date, where the day is known. */
  birthDate: string | null;
  nationalities: Nationality[];
  /** The artist's life: one or two paragraphs, separated by an empty line. */
  description: string;
  /** The artist's method: one short paragraph. */
  description2: string;
  /** The website may come without a protocol. */
  socialLinks: { instagram: string | null; website: string | null; email: string | null };
  avatar: Recipe;
  profile: Recipe;
};

export type ShipmentCategory = 'Flat small' | 'Flat large' | 'Tube' | 'Oversize';

export type CatalogueEdition = {
  name: 'Main' | 'Artist' | 'Printer' | 'Other';
  otherName: string | null;
  /** Height × width of the sheet, e.g. '70 × 50 cm'. */
  size: string;
  material: string;
  editionSize: number;
  features: string;
  includes: string;
  information: string;
  shipmentCategory: ShipmentCategory;
  additionalCertification: boolean;
  /** This edition's price as a multiple of the artwork's priceLevelGbp. */
  priceFactor: number;
};

export type CatalogueArtwork = {
  key: string;
  name: string;
  artistKeys: string[];
  medium: Medium;
  /** ISO date; only its year and month count unless isFullDate. A release overrides it. */
  releaseDate: string;
  isFullDate: boolean;
  /** Percent of a resale that goes to the artist; null: the default royalty. */
  royalty: number | null;
  gallery: string;
  description: string;
  /** The first is the front view. */
  pictures: Recipe[];
  editions: CatalogueEdition[];
  /** What a Main impression usually trades at, in pounds. */
  priceLevelGbp: number;
  /** How actively it trades, 0 to 1. */
  heat: number;
};

type ReleaseKind = 'single' | 'timed' | 'raffle' | 'date-only' | 'unscheduled';

export type CatalogueRelease = {
  key: string;
  name: string;
  artistKeys: string[];
  artworkKey: string | null;
  extraArtists: string | null;
  raffle: boolean;
  kind: ReleaseKind;
  /** Days from the day of seeding, negative for the past; null when unscheduled. */
  startInDays: number | null;
  /** 'HH:MM' in UTC; null when unscheduled or when only the date is announced. */
  timeUtc: string | null;
  /** How long a timed edition or a raffle stays open. */
  durationHours: number | null;
  /** The IANA time zone of a date-only release's day. */
  timezone: string | null;
  /** Who sells it; null: the artwork's gallery. */
  publisher: string | null;
};

export type Catalogue = {
  artists: CatalogueArtist[];
  artworks: CatalogueArtwork[];
  releases: CatalogueRelease[];
};
