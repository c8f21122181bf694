import type { Medium } from '../../shared/domain/mediums.ts';
import type { GeneratorName } from '../pictures/recipe.ts';
import type { Nationality } from './types.ts';

export type WorkSource = {
  title: string;
  /** What the work shows, in one or two sentences. A sentence on the method is added. */
  text: string;
  /** The other artist's key, for a collaboration. */
  with?: string;
};

/** One artist as written down; the catalogue is built from these. */
export type ArtistSource = {
  key: string;
  name: string;
  generator: GeneratorName;
  birthYear: number;
  birthDate?: string;
  nationalities: Nationality[];
  description: string;
  description2: string;
  instagram?: string;
  website?: string;
  email?: string;
  /** The first is the most frequent. */
  mediums: readonly Medium[];
  galleries: readonly string[];
  /** Sheets as height × width in centimetres. */
  sizes: readonly (readonly [height: number, width: number])[];
  papers: readonly string[];
  /** What a work usually trades at, in pounds. */
  level: number;
  heat: number;
  royalty?: number;
  years: readonly [first: number, last: number];
  /** Names of variant editions. */
  variants: readonly string[];
  /** Sentences on how the works are made; each work takes one. */
  methods: readonly string[];
  works: readonly WorkSource[];
};
