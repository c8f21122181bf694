import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { titleWithEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { caseMessages, casePictures, cases } from '../db/schema/cases.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { isAnyOf } from '../db/sql.ts';
import type { CaseRow } from '../market/cases/case-rows.ts';
import { nameOfActor } from './list-audit.ts';

export type LoadedCase = CaseRow & {
  readonly messages: readonly (typeof caseMessages.$inferSelect & {
    readonly pictures: readonly (typeof casePictures.$inferSelect)[];
  })[];
};

/** The cases of an order with what was written in them, the newest first. */
export async function loadCases(db: Queryable, orderId: number): Promise<LoadedCase[]> {
  const rows = await db
    .select({ row: cases, decidedBy: nameOfActor(cases.decidedBy) })
    .from(cases)
    .where(eq(cases.orderId, orderId))
    .orderBy(desc(cases.id));
  const found = rows.map(({ row, decidedBy }) => ({
    ...row,
    decidedBy: row.decidedBy === null ? null : decidedBy,
  }));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const messages = await db
    .select()
    .from(caseMessages)
    .where(isAnyOf(caseMessages.caseId, ids))
    .orderBy(asc(caseMessages.id));
  const pictures = await db
    .select()
    .from(casePictures)
    .where(
      isAnyOf(
        casePictures.messageId,
        messages.map(({ id }) => id),
      ),
    );
  const picturesOf = Map.groupBy(pictures, ({ messageId }) => messageId);
  const withPictures = messages.map((message) => ({
    ...message,
    pictures: picturesOf.get(message.id) ?? [],
  }));
  const messagesOf = Map.groupBy(withPictures, ({ caseId }) => caseId);
  return found.map((one) => ({ ...one, messages: messagesOf.get(one.id) ?? [] }));
}

/** The open cases, the longest open first. */
export async function listOpenCases(db: Queryable) {
  const rows = await db
    .select({
      row: cases,
      artwork: artworks.name,
      edition: { name: editions.name, otherName: editions.otherName },
    })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(ne(cases.stage, 'closed'))
    .orderBy(asc(cases.openedAt), asc(cases.id))
    .limit(200);
  return rows.map(({ row, artwork, edition }) => ({
    ...row,
    title: titleWithEdition(artwork, edition),
  }));
}

/** A picture of an order's case; null: there is none. */
export async function findCasePicture(db: Queryable, orderId: number, pictureId: string) {
  const [picture] = await db
    .select({ id: casePictures.id, type: casePictures.type, size: casePictures.size })
    .from(casePictures)
    .innerJoin(caseMessages, eq(caseMessages.id, casePictures.messageId))
    .innerJoin(cases, eq(cases.id, caseMessages.caseId))
    .where(and(eq(casePictures.id, pictureId), eq(cases.orderId, orderId)));
  return picture ?? null;
}
