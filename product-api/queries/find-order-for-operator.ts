import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { artworkPath } from '../../shared/domain/paths.ts';
import { titleWithEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks, editions } from '../db/schema/catalogue.ts';
import { conditionPictures, orderNotes } from '../db/schema/desk.ts';
import { orderEvents, orders } from '../db/schema/orders.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { emails, users } from '../db/schema/people.ts';
import { readDebt } from '../market/ledger/share-out.ts';
import { findShared } from './find-shared.ts';
import { auditOf, nameOfActor } from './list-audit.ts';
import { mailsWhere } from './list-mails.ts';
import { loadCases } from './load-cases.ts';
import { picturesOfArtworks, thumbnailOf } from './load-pictures.ts';

/** An order with both sides, its history, payments and audit entries; null: unknown. */
export async function findOrderForOperator(db: Queryable, id: number) {
  const buyer = alias(users, 'buyer');
  const seller = alias(users, 'seller');
  const [found] = await db
    .select({
      order: orders,
      artwork: artworks.name,
      edition: editions,
      buyer: buyer.email,
      seller: seller.email,
    })
    .from(orders)
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(buyer, eq(buyer.id, orders.buyerId))
    .innerJoin(seller, eq(seller.id, orders.sellerId))
    .where(eq(orders.id, id));
  if (!found) return null;
  const { order, artwork, edition, buyer: buyerEmail, seller: sellerEmail } = found;
  const makers = await db
    .select({ id: artists.id, name: sql<string>`coalesce(${artists.name}, '')` })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(eq(artworkArtists.artworkId, edition.artworkId))
    .orderBy(asc(artworkArtists.position));
  const work = { id: edition.artworkId, name: artwork, artists: makers };
  const facts = {
    artworkId: edition.artworkId,
    ...{ artwork, edition: edition.name, editionSize: edition.editionSize },
    title: titleWithEdition(artwork, edition),
    artists: makers.map(({ name }) => name).join(', '),
    path: artworkPath(work, edition.name),
    picture: thumbnailOf(await picturesOfArtworks(db, [edition.artworkId]), edition.artworkId),
    copy: order.copyDetails,
    ...{ buyer: buyerEmail, buyerId: order.buyerId },
    ...{ seller: sellerEmail, sellerId: order.sellerId },
  };
  const history = await db
    .select({ status: orderEvents.status, at: orderEvents.at, requestId: orderEvents.requestId })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.position));
  const audit = await auditOf(db, `order:${id}`);
  const payments = await db
    .select()
    .from(paymentTasks)
    .where(eq(paymentTasks.orderId, id))
    .orderBy(asc(paymentTasks.id));
  const notes = await db
    .select({
      id: orderNotes.id,
      at: orderNotes.at,
      actor: nameOfActor(orderNotes.actor),
      text: orderNotes.text,
    })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, id))
    .orderBy(asc(orderNotes.id));
  const mails = await mailsWhere(db, eq(emails.orderId, id));
  const pictures = await db
    .select({
      id: conditionPictures.id,
      moment: conditionPictures.moment,
      name: conditionPictures.name,
      type: conditionPictures.type,
      actor: nameOfActor(conditionPictures.actor),
      at: conditionPictures.at,
    })
    .from(conditionPictures)
    .where(eq(conditionPictures.orderId, id))
    .orderBy(asc(conditionPictures.at));
  const cases = await loadCases(db, id);
  const shared = await findShared(db, order);
  const sellerDebt = await readDebt(db, order.sellerId, order.sellerCurrency);
  return {
    order,
    ...facts,
    cases,
    shared,
    sellerDebt,
    history,
    payments,
    audit,
    notes,
    mails,
    pictures,
  };
}
