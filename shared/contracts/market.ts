import { z } from 'zod';
import { artworkCard } from './catalogue.ts';
import { moneySchema } from './money.ts';

const mover = z.object({
  artwork: artworkCard,
  /** '', or the suffix of an edition that is not Main: AP, PP. */
  suffix: z.string(),
  before: moneySchema,
  after: moneySchema,
  /** To one decimal. */
  growthPercent: z.number(),
});
export type MoverView = z.infer<typeof mover>;

/** GET /api/market. All money in pounds, which is what sales are compared in. */
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
