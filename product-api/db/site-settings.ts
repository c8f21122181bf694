import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import { siteSettings } from './schema/settings.ts';

/** What the running product API was set up with. */
export type SiteSetUp = {
  readonly publicUrl: string;
  /** 'stripe', 'sandbox'; '': orders wait for operators. */
  readonly payments: string;
  /** Host of the mail server; '': mail stays queued. */
  readonly mailHost: string;
};

/** Stores how the running product API is set up, for the operator's command line and the desk. */
export async function storeSetUp(db: Database, setUp: SiteSetUp): Promise<void> {
  const values = Object.entries(setUp).map(([name, value]) => ({ name, value }));
  await db
    .insert(siteSettings)
    .values(values)
    .onConflictDoUpdate({ target: siteSettings.name, set: { value: sql`excluded.value` } });
}

/** Parts are missing where no product API has run on this database. */
export async function readSetUp(db: Queryable): Promise<Partial<SiteSetUp>> {
  const rows = await db.select().from(siteSettings);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
