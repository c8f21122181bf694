import type { TradeFlow } from '../../../../../shared/domain/paths.ts';

/** Whose attempts at which book are kept together. */
export function attemptScope(
  trade: { readonly flow: TradeFlow; readonly edition: { readonly id: number } },
  userId: number,
): string {
  return `${userId}.${trade.flow}.${trade.edition.id}`;
}
