import { api } from '../../../shared/api/api.ts';
import { ownOrdersView } from '../../../shared/contracts/account.ts';
import type { WireAsk, WireBid } from '../../../shared/contracts/wire/trades.ts';
import { askInBook } from '../../../shared/domain/ask-status.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { listOpenAsks } from '../../upstream/asks.ts';
import { listLiveBids } from '../../upstream/bids.ts';
import { callerOf } from '../../upstream/caller.ts';
import { copyView } from '../../views/copy-view.ts';
import { moneyOf } from '../../views/money-view.ts';
import { operation } from '../operation.ts';
import { idParamsOf } from '../responses.ts';

/** Books name no owner, so the person's own orders are read separately. */
export const getOwnOrdersRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getOwnOrders, {
      tags: ['account'],
      summary: 'List your own asks and bids on an artwork',
      params: idParamsOf('artwork'),
      answer: ownOrdersView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      const [asks, bids] = await Promise.all([
        listOpenAsks(upstream, caller, id),
        listLiveBids(upstream, caller, id),
      ]);
      return { asks: asks.map(ownAsk), bids: bids.map(ownOrder) };
    },
  });
};

function ownOrder({ id, attributes }: { id: number; attributes: WireAsk | WireBid }) {
  const { edition, expiresAt } = attributes;
  return { id, editionId: edition.id, price: moneyOf(attributes), expiresAt };
}

function ownAsk(ask: { id: number; attributes: WireAsk }) {
  const { status, dhlInsurance: insured, copyDetails } = ask.attributes;
  return {
    ...ownOrder(ask),
    isLive: status === askInBook,
    insured,
    copy: copyView(copyDetails),
  };
}
