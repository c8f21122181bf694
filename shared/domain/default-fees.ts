import type { Region } from './regions.ts';

/**
 * Percentages, and amounts in major units of the seller's currency (`insurance…`).
 * `processFeeNonGb` is for buyers outside GB. `uplift…` is what shipping and import add for buyers
 * in a region.
 */
export const defaultFees = {
  applicationFee: 6,
  dhlInsuranceFee: 1.5,
  processFee: 4,
  processFeeNonGb: 4,
  royalitiesFee: 3,
  insuranceFlatFee: 12,
  insuranceFlatUpTo: 800,
  insuranceGreatestValue: 30_000,
  upliftUK: 6,
  upliftUS: 8,
  upliftEU_1: 9,
  upliftEU_2: 10,
  upliftCAN_MEX: 11,
  upliftA_PAC: 12,
  upliftM_EAST: 13,
  upliftROW: 14,
} satisfies Record<`uplift${Region}`, number> & Record<string, number>;
