import type { SandboxCardForm } from '../../../../../shared/contracts/forms/sandbox-card.ts';
import type {
  CardSetupView,
  PayoutLinkView,
  SandboxCardAnswer,
} from '../../../../../shared/contracts/payment.ts';
import { apiSend } from '../../../lib/api/client.ts';

/** For one try at saving a card. */
export function startCardSetup(): Promise<CardSetupView> {
  return apiSend<CardSetupView>('POST', '/api/account/card-setup');
}

export function sendSandboxCard(card: SandboxCardForm): Promise<SandboxCardAnswer> {
  return apiSend<SandboxCardAnswer>('POST', '/api/sandbox/cards', card);
}

export function removeCard(): Promise<unknown> {
  return apiSend('DELETE', '/api/account/payment/card');
}

/** Where the processor asks its questions; the address works once, within minutes. */
export async function linkPayouts(): Promise<string> {
  return (await apiSend<PayoutLinkView>('POST', '/api/account/payouts/link')).url;
}
