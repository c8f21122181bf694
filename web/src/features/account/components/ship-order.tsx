import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { extendShipment, getOrder, getSelling } from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import type { OrderView, SaleView } from '../../../../../shared/contracts/account.ts';
import { shipmentExtensionHours } from '../../../../../shared/domain/order-status.ts';
import { offersDropOff } from '../../../../../shared/domain/regions.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { helpMail } from '../../../lib/help-mail.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { isListOf } from '../logic/is-list-of.ts';
import { toEnclose } from '../messages.ts';
import { DropOff } from './drop-off.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { ParcelFacts } from './parcel-facts.tsx';
import { Section } from './section.tsx';
import styles from './shipment.module.css';
import { ShipmentForm } from './shipment-form.tsx';

type Props = {
  readonly order: SaleView;
  /** Where the seller sends from; null: not known. */
  readonly country: string | null;
};

/** What the seller of a paid order does next: pack, send, and say so. */
export function ShipOrder({ order, country }: Props) {
  const { site } = useSession();
  const { save, readAgain } = useOrderUpdates(order.id);
  return (
    <Section title="Ship the artwork">
      <PackingSlip order={order} />
      <ol className={styles.steps}>
        <li className={styles.step}>
          <p className={styles.stepTitle}>Pack it and enclose</p>
          <ul className={styles.list}>
            {toEnclose.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Button onClick={() => window.print()} size="small">
            Print packing slip
          </Button>
        </li>
        <li className={styles.step}>
          <p className={styles.stepTitle}>Send it to</p>
          {order.shipTo ? (
            <address className={styles.address}>
              {order.shipTo.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ) : (
            <p>
              <a href={helpMail(site, `Sale ${order.id}`)}>Ask us for the address</a>.
            </p>
          )}
          {country !== null && offersDropOff(country) && <DropOff />}
        </li>
        <li className={styles.step}>
          <p className={styles.stepTitle}>Tell us that it is on its way</p>
          <ShipmentForm
            button="Mark as shipped"
            onRefused={readAgain}
            onSaved={(view) => {
              save(view);
              toast.success('Marked as shipped. We’ll tell you when it has arrived.');
            }}
            order={order}
          />
        </li>
      </ol>
      {order.canExtend && <MoreTime onRefused={readAgain} onSaved={save} order={order} />}
    </Section>
  );
}

/** What the seller said of the parcel, to be corrected until it has arrived. */
export function SentParcel({ order }: { readonly order: SaleView }) {
  const { save, readAgain } = useOrderUpdates(order.id);
  const [isEditing, setEditing] = useState(false);
  const section = useFocusWhenLost<HTMLDivElement>(isEditing);
  if (order.shipment === null) return null;
  return (
    <Section title="Your parcel">
      <div className={styles.parcel} ref={section} tabIndex={-1}>
        {isEditing ? (
          <ShipmentForm
            button="Save"
            onCancel={() => setEditing(false)}
            onRefused={readAgain}
            onSaved={(view) => {
              save(view);
              setEditing(false);
              toast.success('Saved.');
            }}
            order={order}
          />
        ) : (
          <>
            <ParcelFacts shipment={order.shipment} />
            <Button onClick={() => setEditing(true)} size="small">
              Correct the tracking number
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}

type MoreTimeProps = {
  readonly order: SaleView;
  readonly onSaved: (view: OrderView) => void;
  /** The order has moved on, so that it has no deadline to put off. */
  readonly onRefused: () => void;
};

function MoreTime({ order, onSaved, onRefused }: MoreTimeProps) {
  const { isSending, error, send } = useSending();
  const extend = () =>
    send(async () => {
      const view = await apiSend(apiRequest(extendShipment, order.id)).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.code === 'trade.wrong-status') onRefused();
        throw failure;
      });
      onSaved(view);
      toast.success(`You have ${shipmentExtensionHours} more hours to ship.`);
    });

  return (
    <div className={styles.more}>
      <WriteFailed error={error} title="We couldn’t give you more time" />
      <p>Can’t make it in time? You can take {shipmentExtensionHours} more hours, once.</p>
      <Button loading={isSending} onClick={() => void extend()} size="small">
        Take {shipmentExtensionHours} more hours
      </Button>
    </div>
  );
}

function useOrderUpdates(id: number) {
  const { mutate } = useSWRConfig();
  return {
    save(view: OrderView) {
      void mutate(apiPath(getOrder, id), view, { revalidate: false });
      void mutate(isListOf(apiPath(getSelling)));
    },
    readAgain: () => void mutate(apiPath(getOrder, id)),
  };
}
