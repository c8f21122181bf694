import type { TradeFlow } from '../../../../../shared/domain/paths.ts';

/** Identifies the user and the book that attempts belong to. */
export function attemptScope(
  trade: { readonly flow: TradeFlow; readonly edition: { readonly id: number } },
  userId: number,
): string {
  return `${userId}.${trade.flow}.${trade.edition.id}`;
}
