import type { BuyerLines } from '../../../../../shared/domain/fees.ts';
import { LinesTable } from '../../../ui/lines-table.tsx';

type Props = { readonly lines: BuyerLines; readonly isNext: boolean };

/** What the ask costs, line by line. A default export, as it is loaded when it is looked at. */
export default function DeliveredTable({ lines, isNext }: Props) {
  return (
    <LinesTable
      caption={`Total for the ${isNext ? 'next ask' : 'lowest ask'}`}
      lines={[
        { label: isNext ? 'Next ask' : 'Lowest ask', amount: lines.price },
        { label: 'Shipping and import', amount: lines.shipping },
        { label: 'Processing fee', amount: lines.processFee },
      ]}
      total={{ label: 'You pay', amount: lines.total }}
    />
  );
}
