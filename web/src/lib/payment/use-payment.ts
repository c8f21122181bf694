import type { SWRResponse } from 'swr';
import { getPayment } from '../../../../shared/api/account.ts';
import { apiPath } from '../../../../shared/api/call.ts';
import type { PaymentView } from '../../../../shared/contracts/payment.ts';
import type { ApiError } from '../api/api-error.ts';
import { useApi } from '../swr/use-api.ts';

/** On the server, this call also looks up a new card and charges waiting orders. */

/** The user's card and payout state; not read for visitors. */
export function usePayment(isWanted = true): SWRResponse<PaymentView, ApiError> {
  return useApi(isWanted ? apiPath(getPayment) : null);
}
