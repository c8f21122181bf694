import type { App, Deps } from '../deps.ts';

/** Asks, bids and orders. */
export function registerTradingRoutes(_app: App, _deps: Deps): void {}
