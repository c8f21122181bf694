import { and, count, desc, eq, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { checkPoints } from '../../shared/desk/check-points.ts';
import { titleWithEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import {
  artists,
  artworkArtists,
  artworkPictures,
  artworks,
  editions,
} from '../db/schema/catalogue.ts';
import { editionChecks } from '../db/schema/desk.ts';
import { asks, bids } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import { users } from '../db/schema/people.ts';
import { loadForVerdict } from '../market/ask-version.ts';
import { auditOf } from './list-audit.ts';
import { unsoldStatuses } from './list-sales.ts';

const earlierAtMost = 10;

/** A listing with all that its authentication needs; null: unknown. */
export async function findAskForOperator(db: Queryable, id: number) {
  const [found] = await db
    .select({
      row: asks,
      id: asks.id,
      status: asks.status,
      reason: asks.reason,
      userId: asks.userId,
      editionId: asks.editionId,
      artworkId: artworks.id,
      artwork: artworks.name,
      edition: editions.name,
      otherName: editions.otherName,
      editionSize: editions.editionSize,
      size: editions.size,
      medium: artworks.medium,
      seller: users.email,
      since: users.createdAt,
      price: asks.price,
      priceGbp: asks.priceGbp,
      currency: asks.currency,
      copy: asks.copyDetails,
      comments: asks.comments,
      placedAt: asks.placedAt,
      lowestAskId: editions.lowestAskId,
      highestBidId: editions.highestBidId,
    })
    .from(asks)
    .innerJoin(editions, eq(editions.id, asks.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(users, eq(users.id, asks.userId))
    .where(eq(asks.id, id));
  if (!found) return null;
  const { row, userId, otherName, since, lowestAskId, highestBidId, ...ask } = found;
  const [names, picture, judged, history, earlier, market] = [
    await artistsOf(db, ask.artworkId),
    await pictureOf(db, ask.artworkId),
    await loadForVerdict(db, [row]),
    await historyOf(db, userId),
    await approvedBefore(db, ask.editionId, id),
    await marketOf(db, ask.editionId, lowestAskId, highestBidId),
  ];
  return {
    ...ask,
    sellerId: userId,
    title: titleWithEdition(ask.artwork, { name: ask.edition, otherName }),
    artists: names,
    picture,
    version: judged.get(id)?.version ?? '',
    documents: (judged.get(id)?.documents ?? []).map(
      ({ id: documentId, kind, name, type, size }) => ({
        ...{ id: documentId, kind, name, type, size },
      }),
    ),
    history: { since, ...history },
    earlier,
    market,
    checklist: await checklistOf(db, ask.editionId),
    decisions: await decisionsOf(db, id),
  };
}

async function checklistOf(db: Queryable, editionId: number) {
  const notes = await db.select().from(editionChecks).where(eq(editionChecks.editionId, editionId));
  return checkPoints.map((point) => ({
    point,
    note: notes.find((one) => one.point === point)?.note ?? null,
  }));
}

const verdicts: readonly string[] = ['asks.approve', 'asks.request-info', 'asks.reject'];

async function decisionsOf(db: Queryable, askId: number) {
  const entries = await auditOf(db, `ask:${askId}`);
  return entries.filter(({ action }) => verdicts.includes(action)).reverse();
}

async function artistsOf(db: Queryable, artworkId: number): Promise<string> {
  const rows = await db
    .select({ name: artists.name })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(eq(artworkArtists.artworkId, artworkId))
    .orderBy(artworkArtists.position);
  return rows.map(({ name }) => name).join(', ');
}

async function pictureOf(db: Queryable, artworkId: number): Promise<string | null> {
  const [first] = await db
    .select({ id: artworkPictures.pictureId })
    .from(artworkPictures)
    .where(eq(artworkPictures.artworkId, artworkId))
    .orderBy(artworkPictures.position)
    .limit(1);
  return first ? `/media/${first.id}/large.webp` : null;
}

const countWhere = (isIt: SQL) => sql<number>`count(*) filter (where ${isIt})`.mapWith(Number);

async function historyOf(db: Queryable, userId: number) {
  const [sales] = await db
    .select({
      sold: countWhere(notInArray(orders.status, [...unsoldStatuses])),
      notShipped: countWhere(eq(orders.status, 'NotShipped')),
    })
    .from(orders)
    .where(eq(orders.sellerId, userId));
  const [refusals] = await db
    .select({ rejected: count() })
    .from(asks)
    .where(and(eq(asks.userId, userId), eq(asks.status, 'Rejected')));
  return {
    sold: sales?.sold ?? 0,
    notShipped: sales?.notShipped ?? 0,
    rejected: refusals?.rejected ?? 0,
  };
}

async function approvedBefore(db: Queryable, editionId: number, exceptId: number) {
  const rows = await db
    .select({
      id: asks.id,
      seller: users.email,
      copy: asks.copyDetails,
      price: asks.price,
      currency: asks.currency,
      approvedAt: asks.authenticatedAt,
    })
    .from(asks)
    .innerJoin(users, eq(users.id, asks.userId))
    .where(
      and(eq(asks.editionId, editionId), isNotNull(asks.authenticatedAt), ne(asks.id, exceptId)),
    )
    .orderBy(desc(asks.authenticatedAt), desc(asks.id))
    .limit(earlierAtMost);
  return rows.flatMap(({ copy, approvedAt, ...row }) =>
    approvedAt === null ? [] : [{ ...row, number: copy?.number || null, approvedAt }],
  );
}

async function marketOf(
  db: Queryable,
  editionId: number,
  lowestAskId: number | null,
  highestBidId: number | null,
) {
  const [ask] = await db
    .select({ price: asks.priceGbp })
    .from(asks)
    .where(eq(asks.id, lowestAskId ?? 0));
  const [bid] = await db
    .select({ price: bids.priceGbp })
    .from(bids)
    .where(eq(bids.id, highestBidId ?? 0));
  const [sale] = await db
    .select({ price: orders.priceGbp })
    .from(orders)
    .where(and(eq(orders.editionId, editionId), notInArray(orders.status, [...unsoldStatuses])))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return {
    lowestAsk: ask?.price ?? null,
    highestBid: bid?.price ?? null,
    lastSale: sale?.price ?? null,
  };
}
