import type { BookPrice } from '../../../../../shared/contracts/catalogue.ts';
import type { BuyerLines } from '../../../../../shared/domain/fees.ts';
import type { PersonalSide } from '../../../../../shared/domain/own-orders.ts';
import { LinesTable } from '../../../ui/lines-table.tsx';

type Props = {
  readonly lines: BuyerLines;
  readonly offered: BookPrice;
  readonly book: PersonalSide<BookPrice>;
};

/** What the ask costs, line by line. A default export, as it is loaded when it is looked at. */
export default function DeliveredTable({ lines, offered, book }: Props) {
  const lowest = book.ownLeads ? 'Next' : 'Lowest';
  const which = offered.id === book.available?.id ? lowest : 'Cheapest delivered';
  return (
    <LinesTable
      caption={`Total for the ${which.toLowerCase()} ask`}
      lines={[
        { label: `${which} ask`, amount: lines.price },
        { label: 'Shipping and import', amount: lines.shipping },
        { label: 'Processing fee', amount: lines.processFee },
      ]}
      total={{ label: 'You pay', amount: lines.total }}
    />
  );
}
