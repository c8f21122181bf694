import { eq } from 'drizzle-orm';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import { formatMoney } from '../../shared/domain/money.ts';
import { asks, bids } from '../db/schema/market.ts';
import type { BestPrices } from './best-prices.ts';
import { isLive } from './book.ts';
import type { CommandContext } from './command-context.ts';
import { nameEdition } from './name-edition.ts';
import { notify } from './notify.ts';
import { type AskRow, type BidRow, type EditionRow, priceOf } from './rows.ts';

/** Notifies the previous highest bidder if this bid took the lead. */
export async function notifyOutbid(
  context: CommandContext,
  edition: EditionRow,
  best: BestPrices,
  entered: BidRow,
): Promise<void> {
  if (best.bidId !== entered.id || edition.highestBidId === null) return;
  const [former] = await context.tx.select().from(bids).where(eq(bids.id, edition.highestBidId));
  if (former?.status !== bidInBook || !isOvertaken(former, entered)) return;
  const { title, path } = await nameEdition(context.tx, edition);
  await notify(context, former.userId, {
    dedupeKey: `outbid:${former.id}:${entered.id}:${entered.priceGbp}`,
    artworkId: edition.artworkId,
    says: {
      name: 'outbid',
      fields: {
        title,
        own: formatMoney(priceOf(former)),
        other: formatMoney(priceOf(entered)),
      },
    },
    path,
  });
}

/** Notifies the seller of the previous lowest ask if this ask took the lead. */
export async function notifyUndercut(
  context: CommandContext,
  edition: EditionRow,
  best: BestPrices,
  entered: AskRow,
): Promise<void> {
  if (best.askId !== entered.id || edition.lowestAskId === null) return;
  const [former] = await context.tx.select().from(asks).where(eq(asks.id, edition.lowestAskId));
  if (former?.status !== askInBook || !isOvertaken(former, entered)) return;
  const { title, path } = await nameEdition(context.tx, edition);
  await notify(context, former.userId, {
    dedupeKey: `undercut:${former.id}:${entered.id}:${entered.priceGbp}`,
    artworkId: edition.artworkId,
    says: {
      name: 'undercut',
      fields: {
        title,
        own: formatMoney(priceOf(former)),
        other: formatMoney(priceOf(entered)),
      },
    },
    path,
  });
}

function isOvertaken<Row extends AskRow | BidRow>(former: Row, entered: Row): boolean {
  return (
    former.id !== entered.id && former.userId !== entered.userId && isLive(former, entered.placedAt)
  );
}
