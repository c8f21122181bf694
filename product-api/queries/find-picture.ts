import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { pictures } from '../db/schema/catalogue.ts';
import type { Size } from '../media/formats.ts';

type StoredPicture = Size & { readonly recipe: unknown };

export async function findPicture(db: Queryable, pictureId: string): Promise<StoredPicture | null> {
  const [picture] = await db
    .select({ recipe: pictures.recipe, width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(eq(pictures.id, pictureId));
  return picture ?? null;
}
