import { type TradeFlow, tradeFlows } from './paths.ts';

export const tradeSteps = {
  'bid-or-buy': ['shipping-and-billing', 'review-bid'],
  'ask-or-sell': ['authentication', 'shipping-and-billing', 'review-sale'],
} as const satisfies Record<TradeFlow, readonly string[]>;

export const copyStep = 'authentication';
export const addressStep = 'shipping-and-billing';
export const reviewSteps = {
  'bid-or-buy': 'review-bid',
  'ask-or-sell': 'review-sale',
} as const satisfies { [Flow in TradeFlow]: (typeof tradeSteps)[Flow][number] };

export type TradeStep = 'entry' | (typeof tradeSteps)[TradeFlow][number];

export type TradeAddress = {
  readonly flow: TradeFlow;
  readonly step: TradeStep;
  readonly artworkId: number;
  readonly edition: string;
};

/**
 * Parses what `tradePath` writes: /{flow}[/{step}]/{artists…}/{artwork}/{id}/{edition}; null
 * without an artwork's id. An artist may be called 'Review Bid': a step's name counts only if an
 * artist, the artwork, its id and the edition follow it.
 */
export function parseTradePath(pathname: string): TradeAddress | null {
  const [flowName, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  const flow = tradeFlows.find((name) => name === flowName);
  if (!flow) return null;

  const steps: readonly TradeStep[] = tradeSteps[flow];
  const named = rest.length > 4 ? steps.find((step) => step === rest[0]) : undefined;
  const work = named ? rest.slice(1) : rest;
  if (work.length < 4) return null;

  const edition = decode(work.at(-1) ?? '');
  const id = work.at(-2) ?? '';
  if (!edition || !/^[1-9]\d{0,9}$/.test(id)) return null;
  return { flow, step: named ?? 'entry', artworkId: Number(id), edition };
}

/** The steps of the specification's routes. */
const namedSteps: Readonly<Record<TradeFlow, readonly string[]>> = {
  'bid-or-buy': tradeSteps['bid-or-buy'],
  'ask-or-sell': [...tradeSteps['ask-or-sell'], 'submit-documents'],
};

/** Whether the path is a step after the first one, which requires sign-in. */
export function isTradeStep(pathname: string): boolean {
  const [flowName, step = '', ...work] = pathname.split('/').filter((segment) => segment !== '');
  const flow = tradeFlows.find((name) => name === flowName);
  return flow !== undefined && work.length >= 4 && namedSteps[flow].includes(step);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
