import { sql } from 'drizzle-orm';
import type { Database } from '../../../product-api/db/database.ts';
import { type AskStatus, askTransitions } from '../../../shared/domain/ask-status.ts';
import { type BidStatus, bidTransitions } from '../../../shared/domain/bid-status.ts';
import { type OrderStatus, orderTransitions } from '../../../shared/domain/order-status.ts';

type Move = { readonly kind: string; readonly from: string; readonly to: string };

/** Installs triggers that record every status change, whatever code makes it. */
export async function noteMoves(db: Database): Promise<void> {
  await db.execute(sql`create table moves (kind text, "from" text, "to" text)`);
  await db.execute(sql`
    create function note_move() returns trigger language plpgsql as $$
    begin
      if old.status <> new.status then
        insert into moves values (tg_table_name, old.status, new.status);
      end if;
      return new;
    end $$`);
  for (const table of ['asks', 'bids', 'orders']) {
    await db.execute(
      sql.raw(
        `create trigger note after update on ${table} for each row execute function note_move()`,
      ),
    );
  }
}

export async function movesMade(db: Database): Promise<Move[]> {
  const { rows } = await db.execute<Move>(sql`select distinct kind, "from", "to" from moves`);
  return rows;
}

const tables: Record<string, (from: string) => readonly string[]> = {
  asks: (from) => askTransitions[from as AskStatus],
  bids: (from) => bidTransitions[from as BidStatus],
  orders: (from) => orderTransitions[from as OrderStatus],
};

export const inWords = ({ kind, from, to }: Move): string => `${kind}: ${from} to ${to}`;
export const isForbidden = ({ kind, from, to }: Move): boolean =>
  !tables[kind]?.(from).includes(to);
