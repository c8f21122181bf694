import { useState } from 'react';
import { getBuying } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { BuyingView, TradedEdition } from '../../../../../shared/contracts/account.ts';
import { noBulkValues } from '../../../../../shared/domain/bulk-row.ts';
import type { OrderStatus } from '../../../../../shared/domain/order-status.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import type { NewRow } from '../hooks/use-bulk-rows.ts';
import styles from './purchases.module.css';

type Props = {
  readonly onClose: () => void;
  readonly onAdd: (rows: readonly NewRow[]) => void;
};

/** The buyer has the work. */
const isReceived: ReadonlySet<OrderStatus> = new Set(['Delivered', 'PayoutPending', 'PaidOut']);

/** Works that the seller has bought here and received. */
export function Purchases({ onClose, onAdd }: Props) {
  const read = useApi(apiPath(getBuying));
  return (
    <Dialog onClose={onClose} open size="medium" title="Works you have bought">
      <Loaded
        failedTitle="We couldn’t load what you have bought"
        loading={<LoadingBlock label="Loading what you have bought" />}
        read={read}
      >
        {(buying) => <Choices buying={buying} onAdd={onAdd} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function Choices({ buying, onAdd, onClose }: Props & { readonly buying: BuyingView }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const orders = buying.orders.filter(({ status }) => isReceived.has(status));
  if (orders.length === 0) {
    return <p>Works appear here once they have been delivered to you.</p>;
  }
  return (
    <div className={styles.purchases}>
      {orders.map(({ id, edition }) => (
        <CheckboxField
          checked={chosen.has(id)}
          hint={edition.artists.map(({ name }) => name).join(', ')}
          key={id}
          label={[edition.artworkName, edition.suffix].filter(Boolean).join(', ')}
          onChange={(event) => {
            const next = new Set(chosen);
            if (event.target.checked) next.add(id);
            else next.delete(id);
            setChosen(next);
          }}
        />
      ))}
      <Button
        block
        onClick={() => {
          onAdd(orders.filter(({ id }) => chosen.has(id)).map(({ edition }) => rowOf(edition)));
          onClose();
        }}
        variant="primary"
      >
        Add {chosen.size === 0 ? 'works' : chosen.size === 1 ? '1 work' : `${chosen.size} works`}
      </Button>
    </div>
  );
}

function rowOf({ artists, artworkName, artworkId, editionId }: TradedEdition): NewRow {
  const artist = artists.map(({ name }) => name).join(', ');
  return { values: { ...noBulkValues, artist, artwork: artworkName }, artworkId, editionId };
}
