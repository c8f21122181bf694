import type { PlacedAsk, PlacedBid, TradeOutcome } from '../contracts/account.ts';
import type { SandboxCardForm } from '../contracts/forms/sandbox-card.ts';
import type {
  BuyForm,
  EditAskForm,
  EditBidForm,
  OutcomeForm,
  PlaceAskForm,
  PlaceBidForm,
  SellForm,
} from '../contracts/forms/trade.ts';
import type { OkView } from '../contracts/ok.ts';
import type { SandboxCardAnswer } from '../contracts/payment.ts';
import type { Delete, Post, Put } from './call.ts';

export const placeBid: Post<PlacedBid, [], PlaceBidForm> = 'POST /api/bids';
export const editBid: Put<PlacedBid, ['id'], EditBidForm> = 'PUT /api/bids/:id';
export const withdrawBid: Delete<OkView, ['id']> = 'DELETE /api/bids/:id';
export const placeAsk: Post<PlacedAsk, [], PlaceAskForm> = 'POST /api/asks';
export const editAsk: Put<PlacedAsk, ['id'], EditAskForm> = 'PUT /api/asks/:id';
export const withdrawAsk: Delete<OkView, ['id']> = 'DELETE /api/asks/:id';
export const buyAtAsk: Post<PlacedBid, [], BuyForm> = 'POST /api/purchases';
export const sellToBid: Post<PlacedAsk, [], SellForm> = 'POST /api/sales';
export const resolveOutcome: Post<TradeOutcome, [], OutcomeForm> = 'POST /api/trades/outcome';
/** Sandbox only: sends a test card to the sandbox processor. */
export const confirmSandboxCard: Post<SandboxCardAnswer, [], SandboxCardForm> =
  'POST /api/sandbox/cards';
