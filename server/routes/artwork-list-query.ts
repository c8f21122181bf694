import { z } from 'zod';
import { artworkSorts } from '../../shared/contracts/catalogue.ts';
import { isEditionSizeChoice } from '../../shared/domain/edition-sizes.ts';

/** An empty field is as good as none. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

const text = orNone(z.string().trim().max(100));
const whole = (least: number, most: number) => orNone(z.coerce.number().int().min(least).max(most));

const narrowing = {
  medium: text,
  artist: whole(1, 999_999_999),
  q: text,
  minYear: whole(1, 9_999),
  maxYear: whole(1, 9_999),
  size: orNone(z.string().refine(isEditionSizeChoice, 'No such choice')),
};

/** What an address may ask of the list of artworks. */
export const artworkListQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  sort: orNone(z.enum(artworkSorts)),
  ...narrowing,
  /** Pence. */
  minAsk: whole(0, 99_999_900),
  maxAsk: whole(0, 99_999_900),
  forSale: orNone(z.literal('true').transform(() => true as const)),
});

export const priceRangesQuery = z.object(narrowing);
