import { zodResolver } from '@hookform/resolvers/zod';
import { formatISO } from 'date-fns/formatISO';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { recordShipment } from '../../../../../shared/api/account.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import type { OrderView, SaleView } from '../../../../../shared/contracts/account.ts';
import {
  type ShipmentForm as Form,
  shipmentForm,
} from '../../../../../shared/contracts/forms/shipment.ts';
import { carriers, looksLikeNumberOf } from '../../../../../shared/domain/carriers.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './shipment.module.css';

type Props = {
  readonly order: SaleView;
  readonly button: string;
  readonly onSaved: (view: OrderView) => void;
  /** The order has moved on, so that nothing can be said of the parcel any more. */
  readonly onRefused: () => void;
  readonly onCancel?: () => void;
};

const fields = ['carrier', 'trackingNumber', 'shippedOn'] as const;
const options = carriers.map((carrier) => ({
  value: carrier,
  label: carrier === 'Other' ? 'Another carrier' : carrier,
}));

/** Says how the artwork was sent. An unusual tracking number is pointed out, and may be sent. */
export function ShipmentForm({ order, button, onSaved, onRefused, onCancel }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const today = formatISO(new Date(), { representation: 'date' });
  const { shipment } = order;
  const form = useForm<Form>({
    resolver: zodResolver(shipmentForm),
    defaultValues: {
      carrier: shipment?.carrier ?? ('' as Form['carrier']),
      trackingNumber: shipment?.trackingNumber ?? '',
      shippedOn: shipment?.shippedOn ?? today,
    },
  });
  const { register, handleSubmit, setError, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const forget = useDraft(`shipment.${order.id}.${order.status}`, form);
  const [carrier, trackingNumber] = useWatch({ control, name: ['carrier', 'trackingNumber'] });
  const isUnusual =
    carriers.includes(carrier) &&
    trackingNumber.trim().length >= 4 &&
    !looksLikeNumberOf(carrier, trackingNumber);

  async function submit(sent: Form) {
    setFailure(null);
    try {
      const view = await apiSend(apiRequest(recordShipment, order.id, sent));
      forget();
      onSaved(view);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'trade.wrong-status') onRefused();
      setFailure(showIssues(error, fields, setError));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <SelectField
        error={errors.carrier?.message}
        label="Carrier"
        options={options}
        placeholder="Choose a carrier"
        {...register('carrier')}
      />
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        error={errors.trackingNumber?.message}
        hint={
          isUnusual && (
            <span className={styles.warning} role="status">
              This does not look like a {carrier} number. Please check it; you can still send it.
            </span>
          )
        }
        label="Tracking number"
        spellCheck={false}
        {...register('trackingNumber')}
      />
      <TextField
        error={errors.shippedOn?.message}
        label="Shipped on"
        max={today}
        min={formatISO(order.createdAt, { representation: 'date' })}
        type="date"
        {...register('shippedOn')}
      />
      <div className={styles.actions}>
        <Button loading={isSubmitting} type="submit" variant="primary">
          {button}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
