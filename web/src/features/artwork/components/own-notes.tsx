import type {
  ArtworkView,
  BookPrice,
  EditionView,
} from '../../../../../shared/contracts/catalogue.ts';
import type { Side } from '../../../../../shared/domain/order-book.ts';
import type { PersonalBook } from '../../../../../shared/domain/own-orders.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { editOfferPath } from '../../../lib/own-orders/edit-path.ts';
import { OwnOrderNote } from '../../../ui/own-order-note.tsx';

type Props = {
  readonly book: PersonalBook<BookPrice>;
  readonly artwork: ArtworkView;
  readonly edition: EditionView;
};

const sides: readonly Side[] = ['ask', 'bid'];

/** The visitor's own best order of each side, with a way to change it. A chunk of its own. */
export default function OwnNotes({ book, artwork, edition }: Props) {
  const displayMoney = useDisplayMoney();
  return sides.map((side) => {
    const { own, available, ownLeads } = book[side];
    const price = displayMoney(own?.price);
    if (!own || !price) return null;
    return (
      <OwnOrderNote
        key={side}
        leads={ownLeads}
        next={displayMoney(available?.price)}
        price={price}
        side={side}
        to={editOfferPath(side, own.id, artwork, edition.name)}
      />
    );
  });
}
