import type { SWRResponse } from 'swr';
import { getPayment } from '../../../../shared/api/account.ts';
import { apiPath } from '../../../../shared/api/call.ts';
import type { PaymentView } from '../../../../shared/contracts/payment.ts';
import type { ApiError } from '../api/api-error.ts';
import { useApi } from '../swr/use-api.ts';

/** The call also has a card looked up that has just been saved, and what waits for it charged. */

/** How the person pays and is paid; a visitor's is not asked for. */
export function usePayment(isWanted = true): SWRResponse<PaymentView, ApiError> {
  return useApi(isWanted ? apiPath(getPayment) : null);
}
