import { eq, inArray } from 'drizzle-orm';
import { type Logo, logoOf } from '../../shared/domain/logo.ts';
import { defaultSite } from '../../shared/site.ts';
import type { Queryable } from './database.ts';
import { siteSettings } from './schema/settings.ts';

export async function readSiteName(db: Queryable): Promise<string> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.name, 'name'));
  return row?.value ?? defaultSite.name;
}

/** The name, and the logo with its whole address. */
export type Brand = { readonly name: string; readonly logo: Logo | null };

export async function readBrand(db: Queryable): Promise<Brand> {
  const rows = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.name, ['name', 'logo', 'publicUrl']));
  const { name, logo, publicUrl }: Partial<Record<string, string>> = Object.fromEntries(
    rows.map((row) => [row.name, row.value]),
  );
  const found = publicUrl === undefined ? null : logoOf({ logo });
  return {
    name: name ?? defaultSite.name,
    logo: found && { ...found, src: new URL(found.src, publicUrl).href },
  };
}
