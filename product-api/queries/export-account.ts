import { and, asc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { bulkRows } from '../db/schema/bulk.ts';
import { caseMessages, cases, tradingPauses } from '../db/schema/cases.ts';
import { artists, artworks, editions, releases } from '../db/schema/catalogue.ts';
import {
  followedArtists,
  latestSearches,
  releaseNotifications,
  savedArtworks,
  submissionFiles,
  submissions,
} from '../db/schema/collecting.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { asks, bids } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAccounts } from '../db/schema/payments.ts';
import { profiles, sessions, socialIdentities, users } from '../db/schema/people.ts';
import { raffleEntries } from '../db/schema/raffles.ts';

const work = { artwork: artworks.name, edition: editions.name };
const traded = {
  ...work,
  id: orders.id,
  createdAt: orders.createdAt,
  status: orders.status,
  carrier: orders.carrier,
  trackingNumber: orders.trackingNumber,
  shippedOn: orders.shippedOn,
};

/**
 * Everything that is kept about a user, by kind; amounts in minor units. Of a trade only the user's
 * own side; no password hash, and no key of another service.
 */
export async function exportAccount(db: Queryable, userId: number) {
  const { passwordHash: _hash, blockedReason: _why, ...account } = getTableColumns(users);
  const { userId: _user, ...profile } = getTableColumns(profiles);
  const { userId: _asker, priceGbp: _askGbp, remindedOf: _askTold, ...ask } = getTableColumns(asks);
  const { userId: _bidder, priceGbp: _bidGbp, remindedOf: _told, ...bid } = getTableColumns(bids);
  const isOwn = (column: PgColumn) => eq(column, userId);
  const tradesOf = <Lines extends Record<string, PgColumn>>(side: PgColumn, lines: Lines) =>
    db
      .select({ ...traded, ...lines })
      .from(orders)
      .innerJoin(editions, eq(editions.id, orders.editionId))
      .innerJoin(artworks, eq(artworks.id, editions.artworkId))
      .where(isOwn(side))
      .orderBy(asc(orders.id));
  return {
    account: await db.select(account).from(users).where(isOwn(users.id)),
    profile: await db.select(profile).from(profiles).where(isOwn(profiles.userId)),
    connections: await db
      .select({
        provider: socialIdentities.provider,
        subject: socialIdentities.subject,
        createdAt: socialIdentities.createdAt,
      })
      .from(socialIdentities)
      .where(isOwn(socialIdentities.userId)),
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        device: sessions.device,
        country: sessions.country,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(and(isOwn(sessions.userId), isNull(sessions.revokedAt))),
    cards: await db
      .select({ processor: paymentAccounts.processor, card: paymentAccounts.card })
      .from(paymentAccounts)
      .where(isOwn(paymentAccounts.userId)),
    bids: await db
      .select({ ...work, ...bid })
      .from(bids)
      .innerJoin(editions, eq(editions.id, bids.editionId))
      .innerJoin(artworks, eq(artworks.id, editions.artworkId))
      .where(isOwn(bids.userId))
      .orderBy(asc(bids.id)),
    bulkRows: await db
      .select({ values: bulkRows.values, updatedAt: bulkRows.updatedAt })
      .from(bulkRows)
      .where(isOwn(bulkRows.userId))
      .orderBy(asc(bulkRows.position)),
    asks: await db
      .select({ ...work, ...ask })
      .from(asks)
      .innerJoin(editions, eq(editions.id, asks.editionId))
      .innerJoin(artworks, eq(artworks.id, editions.artworkId))
      .where(isOwn(asks.userId))
      .orderBy(asc(asks.id)),
    documents: await db
      .select({
        askId: askDocuments.askId,
        kind: askDocuments.kind,
        name: askDocuments.name,
        size: askDocuments.size,
        createdAt: askDocuments.createdAt,
      })
      .from(askDocuments)
      .innerJoin(asks, eq(asks.id, askDocuments.askId))
      .where(isOwn(asks.userId)),
    purchases: await tradesOf(orders.buyerId, {
      currency: orders.buyerCurrency,
      price: orders.buyerPrice,
      shipping: orders.buyerShipping,
      processFee: orders.buyerProcessFee,
      total: orders.buyerTotal,
      shippingAddress: orders.shippingAddress,
    }),
    sales: await tradesOf(orders.sellerId, {
      currency: orders.sellerCurrency,
      price: orders.sellerPrice,
      applicationFee: orders.sellerApplicationFee,
      royalty: orders.sellerRoyalty,
      insurance: orders.sellerInsurance,
      payout: orders.sellerPayout,
    }),
    followedArtists: await db
      .select({
        artist: artists.name,
        newHighestBid: followedArtists.followArtistNewHighestBid,
        newLowestAsk: followedArtists.followArtistNewLowestAsk,
        newRelease: followedArtists.followArtistNewRelease,
        newSale: followedArtists.followArtistNewSale,
        createdAt: followedArtists.createdAt,
      })
      .from(followedArtists)
      .innerJoin(artists, eq(artists.id, followedArtists.artistId))
      .where(isOwn(followedArtists.userId)),
    savedArtworks: await db
      .select({ artwork: artworks.name, createdAt: savedArtworks.createdAt })
      .from(savedArtworks)
      .innerJoin(artworks, eq(artworks.id, savedArtworks.artworkId))
      .where(isOwn(savedArtworks.userId)),
    reportedProblems: await db
      .select({
        orderId: cases.orderId,
        reported: cases.kind,
        text: caseMessages.text,
        at: caseMessages.at,
      })
      .from(caseMessages)
      .innerJoin(cases, eq(cases.id, caseMessages.caseId))
      .innerJoin(orders, eq(orders.id, cases.orderId))
      .where(
        or(
          and(isOwn(orders.buyerId), eq(caseMessages.side, 'buyer')),
          and(isOwn(orders.sellerId), eq(caseMessages.side, 'seller')),
        ),
      ),
    tradingPauses: await db
      .select({
        reason: tradingPauses.reason,
        since: tradingPauses.since,
        until: tradingPauses.until,
        endedAt: tradingPauses.endedAt,
      })
      .from(tradingPauses)
      .where(isOwn(tradingPauses.userId)),
    latestSearches: await db
      .select({
        entity: latestSearches.entity,
        recordId: latestSearches.recordId,
        searchedAt: latestSearches.searchedAt,
      })
      .from(latestSearches)
      .where(isOwn(latestSearches.userId)),
    releaseReminders: await db
      .select({ release: releases.name, createdAt: releaseNotifications.createdAt })
      .from(releaseNotifications)
      .innerJoin(releases, eq(releases.id, releaseNotifications.releaseId))
      .where(isOwn(releaseNotifications.userId)),
    raffleEntries: await db
      .select({
        release: releases.name,
        createdAt: raffleEntries.createdAt,
        rank: raffleEntries.rank,
        buyBy: raffleEntries.buyBy,
      })
      .from(raffleEntries)
      .innerJoin(releases, eq(releases.id, raffleEntries.releaseId))
      .where(isOwn(raffleEntries.userId)),
    submissions: await db
      .select({
        id: submissions.id,
        kind: submissions.kind,
        fields: submissions.fields,
        status: submissions.status,
        reason: submissions.reason,
        createdAt: submissions.createdAt,
        decidedAt: submissions.decidedAt,
      })
      .from(submissions)
      .where(isOwn(submissions.userId)),
    submissionFiles: await db
      .select({
        submissionId: submissionFiles.submissionId,
        name: submissionFiles.name,
        size: submissionFiles.size,
      })
      .from(submissionFiles)
      .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
      .where(isOwn(submissions.userId)),
  };
}
