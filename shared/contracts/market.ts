import { z } from 'zod';
import { artworkCard } from './catalogue.ts';
import { moneySchema } from './money.ts';

const mover = z.object({
  artwork: artworkCard,
  /** The suffix of an edition, such as AP; '' for Main. */
  suffix: z.string(),
  before: moneySchema,
  after: moneySchema,
  /** To one decimal place. */
  growthPercent: z.number(),
});
export type MoverView = z.infer<typeof mover>;

/** GET /api/market. All amounts in pounds, the currency in which sales are compared. */
export const marketReport = z.object({
  asOf: z.iso.datetime(),
  months: z.array(z.string()),
  indices: z.array(
    z.object({
      /** null: the whole market. */
      medium: z.string().nullable(),
      values: z.array(z.number()),
      yearGrowthPercent: z.number(),
      pairs: z.int(),
    }),
  ),
  volumes: z.array(z.object({ sales: z.int(), value: moneySchema })),
  periods: z.array(
    z.object({
      days: z.int(),
      risers: z.array(mover),
      fallers: z.array(mover),
      mostTraded: z.array(
        z.object({ artwork: artworkCard, suffix: z.string(), sales: z.int(), value: moneySchema }),
      ),
    }),
  ),
});
export type MarketReport = z.infer<typeof marketReport>;
