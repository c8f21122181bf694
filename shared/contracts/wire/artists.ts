import { z } from 'zod';
import { currencies } from '../../domain/money.ts';
import { wireArtist } from './catalogue.ts';
import { plain, singleOrMerged } from './envelope.ts';

/** Works per medium, most frequent first. */
const mediums = z.array(z.object({ name: z.string(), count: z.int() })).optional();

/** GET /api/artists/{id}: `sections` is the specification's name for the same. */
export const wireArtistSingle = singleOrMerged(wireArtist.extend({ mediums, sections: mediums }));
export type WireArtist = z.infer<typeof wireArtist>;

/** Minor units of `currency`, and pence at the rates of the day. */
const sale = z.object({
  artworkId: z.int(),
  artwork: z.string(),
  artists: z.array(z.object({ id: z.int(), name: z.string() })),
  editionId: z.int(),
  edition: z.string(),
  otherName: z.string().nullable(),
  soldAt: z.iso.datetime(),
  price: z.int(),
  currency: z.enum(currencies),
  priceGbp: z.int(),
});

/** GET /api/artists/market/{artistId}. */
export const wireArtistMarket = plain(
  z.object({
    sold: z.int(),
    soldLastYear: z.int(),
    /** Newest first. */
    lastSales: z.array(sale),
    /** Quarters with sales of the last three years, oldest first. */
    quarters: z.array(z.object({ start: z.iso.date(), sales: z.int(), medianGbp: z.int() })),
  }),
);
export type WireArtistMarket = z.infer<typeof wireArtistMarket>['data'];
