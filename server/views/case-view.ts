import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { CaseView } from '../../shared/contracts/cases.ts';
import type { WireCase } from '../../shared/contracts/wire/cases.ts';
import { type Currency, money } from '../../shared/domain/money.ts';

export function caseView(
  orderId: number,
  { refunded, returnCarrier, returnTracking, messages, ...wire }: WireCase,
  currency: Currency,
): CaseView {
  return {
    ...wire,
    refunded: refunded === null ? null : money(refunded, currency),
    parcel:
      returnCarrier === null || returnTracking === null
        ? null
        : { carrier: returnCarrier, trackingNumber: returnTracking },
    messages: messages.map(({ pictures, ...message }) => ({
      ...message,
      pictures: pictures.map(({ id, name }) => ({
        id,
        name,
        href: apiPath(api.downloadCasePicture, orderId, id),
      })),
    })),
  };
}
