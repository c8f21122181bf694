import { z } from 'zod';
import { plain } from './envelope.ts';

/** Periods for movers and most traded, in days. */
export const marketPeriods = [30, 90, 365] as const;

/** An edition's last sale in the period against its last sale before it. Pence. */
const mover = z.object({
  artworkId: z.int(),
  edition: z.string(),
  before: z.int(),
  after: z.int(),
  soldAt: z.iso.datetime(),
});

const traded = z.object({
  artworkId: z.int(),
  edition: z.string(),
  sales: z.int(),
  valueGbp: z.int(),
});

/** GET /api/market: figures from all sales of the last two years. */
export const wireMarket = plain(
  z.object({
    asOf: z.iso.datetime(),
    /** The months of the figures below, oldest first: '2026-11'. */
    months: z.array(z.string()),
    /** null is the whole market; mediums with too few sales are left out. */
    indices: z.array(
      z.object({ medium: z.string().nullable(), values: z.array(z.number()), pairs: z.int() }),
    ),
    /** The whole market by month. */
    volumes: z.array(z.object({ sales: z.int(), valueGbp: z.int() })),
    periods: z.array(
      z.object({
        days: z.int(),
        risers: z.array(mover),
        fallers: z.array(mover),
        mostTraded: z.array(traded),
      }),
    ),
  }),
);
export type WireMarket = z.infer<typeof wireMarket>['data'];
export type WireMover = z.infer<typeof mover>;
