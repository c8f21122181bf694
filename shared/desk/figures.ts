import { z } from 'zod';
import { id, instant, minorUnits } from './fields.ts';
import { operation } from './operation.ts';

/** Sums over what began in a period, in UTC. Money is in pence at the rates of each trade. */
export const marketSums = z.object({
  /** Trades that stand. */
  sales: z.int(),
  value: minorUnits,
  /** What Deckle keeps of them: application and process fees. */
  fees: minorUnits,
  /** Trades that fell through. */
  failed: z.int(),
  listings: z.int(),
  /** Of the listings, those that have sold. */
  listingsSold: z.int(),
  bids: z.int(),
  bidsAccepted: z.int(),
  /** Hours from listing to approval, of those approved, on average; null: none was. */
  hoursToApprove: z.number().nullable(),
  /** Days from the trade to the payout, of those paid out, on average; null: none was. */
  daysToPayOut: z.number().nullable(),
});
export type MarketSums = z.infer<typeof marketSums>;

export const figureSteps = ['day', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];

export const figureOperations = {
  'figures show': operation({
    about: 'Sum up the market: thirty days, or twelve months with --by month',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({
      by: z.enum(figureSteps, 'Must be day or month').optional(),
    }),
    answer: z.object({
      /** Figures are made once an hour. */
      asOf: instant,
      /** The first day of each period; the last one is not over yet. */
      periods: z.array(marketSums.extend({ start: z.iso.date() })),
      total: marketSums,
      /** As many periods before. */
      before: marketSums,
    }),
  }),
  'figures book': operation({
    about: 'Show the age of open listings and bids, and the spread by artist',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.object({
      asOf: instant,
      ages: z.array(
        z.object({
          /** Whole days since they were placed; the last group has no end. */
          fromDays: z.int(),
          toDays: z.int().nullable(),
          listings: z.int(),
          bids: z.int(),
        }),
      ),
      /** The artists of most value sold in 90 days. */
      artists: z.array(
        z.object({
          id,
          name: z.string(),
          sales: z.int(),
          value: minorUnits,
          /** Between highest bid and lowest ask, as a part of the ask; null: no edition has both. */
          spread: z.number().nullable(),
        }),
      ),
    }),
  }),
  'figures searches': operation({
    about: 'List what was searched for in 30 days and not found, the most frequent first',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(z.object({ query: z.string(), times: z.int(), lastDay: z.iso.date() })),
  }),
};
