import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { siteSettings } from './schema/settings.ts';

const name = 'publicUrl';

/** Stores the address that the running product API has, for the operator's command line. */
export async function storePublicUrl(db: Database, value: string): Promise<void> {
  await db
    .insert(siteSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value } });
}

/** null: no product API has run on this database. */
export async function readPublicUrl(db: Database): Promise<string | null> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.name, name));
  return row?.value ?? null;
}
