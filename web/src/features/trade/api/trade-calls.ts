import type { PlacedAsk, PlacedBid, ProfileView } from '../../../../../shared/contracts/account.ts';
import type { AddressesForm } from '../../../../../shared/contracts/forms/address.ts';
import { apiSend } from '../../../lib/api/client.ts';
import type { TradeRequest } from '../logic/trade-request.ts';

/** Never retried by itself: the key is what makes a retry by the person safe. */
export function sendTrade(
  { path, body }: TradeRequest,
  idempotencyKey: string,
): Promise<PlacedBid | PlacedAsk> {
  return apiSend<PlacedBid | PlacedAsk>('POST', path, body, { idempotencyKey });
}

export function saveAddresses(addresses: AddressesForm): Promise<ProfileView> {
  return apiSend<ProfileView>('PUT', '/api/profile/addresses', addresses);
}
