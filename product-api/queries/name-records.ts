import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuditRecord } from '../../shared/desk/audit.ts';
import { titleWithEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworks, editions, releases } from '../db/schema/catalogue.ts';
import { submissions } from '../db/schema/collecting.ts';
import { standardReasons } from '../db/schema/desk.ts';
import { imports } from '../db/schema/imports.ts';
import { asks } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import { pastSales } from '../db/schema/past-sales.ts';
import { emails, users } from '../db/schema/people.ts';
import { collections } from '../db/schema/showcase.ts';
import { textVersions } from '../db/schema/texts.ts';

type Named = readonly [id: number, record: AuditRecord];
type Naming = (db: Queryable, ids: readonly number[]) => Promise<readonly Named[]>;

const called = (title: string): AuditRecord => ({
  title,
  copy: null,
  price: null,
  artworkId: null,
});

const book = {
  artwork: artworks.name,
  artworkId: artworks.id,
  edition: { name: editions.name, otherName: editions.otherName },
} as const;

type Book = {
  readonly artwork: string;
  readonly artworkId: number;
  readonly edition: { readonly name: string; readonly otherName: string | null };
};

const ofBook = ({ artwork, artworkId, edition }: Book): AuditRecord => ({
  ...called(titleWithEdition(artwork, edition)),
  artworkId,
});

/** By what the audit calls the kind: 'artist' of 'artist:12'. */
const namings: Readonly<Record<string, Naming>> = {
  async ask(db, ids) {
    const rows = await db
      .select({ id: asks.id, copy: asks.copyDetails, ...book })
      .from(asks)
      .innerJoin(editions, eq(editions.id, asks.editionId))
      .innerJoin(artworks, eq(artworks.id, editions.artworkId))
      .where(inArray(asks.id, [...ids]));
    return rows.map((row) => [row.id, { ...ofBook(row), copy: row.copy?.number || null }]);
  },
  async order(db, ids) {
    const rows = await db
      .select({
        ...{ id: orders.id, copy: orders.copyDetails, ...book },
        price: { amount: orders.price, currency: orders.currency },
      })
      .from(orders)
      .innerJoin(editions, eq(editions.id, orders.editionId))
      .innerJoin(artworks, eq(artworks.id, editions.artworkId))
      .where(inArray(orders.id, [...ids]));
    return rows.map((row) => [
      row.id,
      { ...ofBook(row), copy: row.copy?.number || null, price: row.price },
    ]);
  },
  async edition(db, ids) {
    const rows = await db
      .select({ id: editions.id, ...book })
      .from(editions)
      .innerJoin(artworks, eq(artworks.id, editions.artworkId))
      .where(inArray(editions.id, [...ids]));
    return rows.map((row) => [row.id, ofBook(row)]);
  },
  async 'past-sale'(db, ids) {
    const rows = await db
      .select({ id: pastSales.id, ...book })
      .from(pastSales)
      .innerJoin(editions, eq(editions.id, pastSales.editionId))
      .innerJoin(artworks, eq(artworks.id, editions.artworkId))
      .where(inArray(pastSales.id, [...ids]));
    return rows.map((row) => [row.id, ofBook(row)]);
  },
  artwork: titled(artworks, artworks.id, artworks.name),
  artist: titled(artists, artists.id, artists.name),
  release: titled(releases, releases.id, releases.name),
  collection: titled(collections, collections.id, collections.title),
  import: titled(imports, imports.id, imports.name),
  mail: titled(emails, emails.id, emails.subject),
  reason: titled(standardReasons, standardReasons.id, standardReasons.text),
  async user(db, ids) {
    const rows = await db
      .select({
        id: users.id,
        name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
        email: users.email,
      })
      .from(users)
      .where(inArray(users.id, [...ids]));
    return rows.map(({ id, name, email }) => [id, called(name.trim() || email)]);
  },
  async submission(db, ids) {
    const rows = await db
      .select({ id: submissions.id, fields: submissions.fields })
      .from(submissions)
      .where(inArray(submissions.id, [...ids]));
    return rows.map(({ id, fields }) => [id, called(String(fields.name ?? id))]);
  },
  async text(db, ids) {
    const rows = await db
      .selectDistinctOn([textVersions.textId], {
        id: textVersions.textId,
        title: textVersions.title,
      })
      .from(textVersions)
      .where(inArray(textVersions.textId, [...ids]))
      .orderBy(textVersions.textId, sql`${textVersions.version} desc`);
    return rows.map(({ id, title }) => [id, called(title)]);
  },
};

type Table = Parameters<ReturnType<Queryable['select']>['from']>[0];

function titled(table: Table, id: PgColumn, title: PgColumn): Naming {
  return async (db, ids) => {
    const rows = await db
      .select({ id: sql<number>`${id}`, title: sql<string | null>`${title}` })
      .from(table)
      .where(inArray(id, [...ids]));
    return rows.flatMap((row): Named[] =>
      row.title === null ? [] : [[row.id, called(row.title)]],
    );
  };
}

/** Each subject of the audit, such as 'order:12', with what it is called; unnamed ones are left out. */
export async function nameRecords(
  db: Queryable,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, AuditRecord>> {
  const ids = new Map<string, Set<number>>();
  for (const subject of subjects) {
    const [, kind = '', id = ''] = /^([a-z-]+):(\d{1,9})$/.exec(subject) ?? [];
    if (kind !== '') ids.set(kind, (ids.get(kind) ?? new Set()).add(Number(id)));
  }
  const names = new Map<string, AuditRecord>();
  for (const [kind, asked] of ids) {
    for (const [id, record] of (await namings[kind]?.(db, [...asked])) ?? []) {
      names.set(`${kind}:${id}`, record);
    }
  }
  return names;
}
