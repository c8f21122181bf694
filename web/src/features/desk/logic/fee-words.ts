import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { isAmount } from '../../../../../shared/domain/fee-rules.ts';
import { type FeeName, type Fees, feeNames } from '../../../../../shared/domain/fees.ts';
import { type Region, regions } from '../../../../../shared/domain/regions.ts';
import { regionNames } from '../../../lib/format/region-names.ts';

export type FeeSchedule = AnswerOf<'fees list'>[number];

type LabelledFee = readonly [FeeName, string];

/** Visitors see one name for both. */
const europeNames: Partial<Record<Region, string>> = {
  EU_1: 'European Union, west',
  EU_2: 'European Union, east',
};

const uplifts: LabelledFee[] = regions.map((region) => [
  `uplift${region}`,
  europeNames[region] ?? regionNames[region],
]);

/** Every fee with its label. */
export const feeGroups: readonly { readonly title: string; readonly fees: LabelledFee[] }[] = [
  {
    title: 'Buyers and sellers',
    fees: [
      ['processFee', 'Process fee, Great Britain'],
      ['processFeeNonGb', 'Process fee, elsewhere'],
      ['applicationFee', 'Application fee'],
      ['royalitiesFee', 'Royalty, by default'],
    ],
  },
  {
    title: 'Insurance',
    fees: [
      ['insuranceFlatFee', 'Flat fee'],
      ['insuranceFlatUpTo', 'Flat up to a price of'],
      ['dhlInsuranceFee', 'Above it, of the price'],
      ['insuranceGreatestValue', 'Greatest insured value'],
    ],
  },
  { title: 'Shipping and import', fees: uplifts },
];

const fullLabels = new Map<FeeName, string>(
  feeGroups.flatMap(({ title, fees }, index) =>
    fees.map(([name, label]) => [name, index === 0 ? label : `${title}, ${label}`] as const),
  ),
);

/** Amounts have no symbol: they are in the seller's own currency. */
export function feeText(name: FeeName, value: number): string {
  return isAmount(name) ? value.toLocaleString('en-GB') : `${value}%`;
}

/** 'Application fee: 6% → 7%', for each fee that differs. */
export function feeChanges(before: Fees, after: Fees): string[] {
  return feeNames
    .filter((name) => before[name] !== after[name])
    .map(
      (name) =>
        `${fullLabels.get(name)}: ${feeText(name, before[name])} → ${feeText(name, after[name])}`,
    );
}
