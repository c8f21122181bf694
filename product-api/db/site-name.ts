import { eq } from 'drizzle-orm';
import { defaultSite } from '../../shared/site.ts';
import type { Queryable } from './database.ts';
import { siteSettings } from './schema/settings.ts';

export async function readSiteName(db: Queryable): Promise<string> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.name, 'name'));
  return row?.value ?? defaultSite.name;
}
