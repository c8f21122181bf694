import { z } from 'zod';
import { artworkSorts } from '../../shared/contracts/catalogue.ts';
import { isEditionSizeChoice } from '../../shared/domain/edition-sizes.ts';

/** An empty parameter counts as none. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();

const text = orNone(z.string().trim().max(100));
const whole = (least: number, most: number) => orNone(z.coerce.number().int().min(least).max(most));

const narrowing = {
  medium: text,
  artist: whole(1, 999_999_999).describe('The artist’s id'),
  q: text.describe('Words of the title or the artist’s name'),
  minYear: whole(1, 9_999),
  maxYear: whole(1, 9_999),
  size: orNone(z.string().refine(isEditionSizeChoice, 'No such choice')).describe(
    'How many impressions an edition has: unique, 25, 50, 100, 250, larger or open',
  ),
};

/** The query of the list of artworks. */
export const artworkListQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  sort: orNone(z.enum(artworkSorts)),
  ...narrowing,
  minAsk: whole(0, 99_999_900).describe('Lowest asks from here on, in pence'),
  maxAsk: whole(0, 99_999_900).describe('Lowest asks up to here, in pence'),
  forSale: orNone(z.literal('true').transform(() => true as const)).describe(
    'Only what has an ask',
  ),
});

export const priceRangesQuery = z.object(narrowing);
