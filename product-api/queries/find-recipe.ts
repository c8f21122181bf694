import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { pictures } from '../db/schema/catalogue.ts';
import { recipeSchema } from '../media/recipe-schema.ts';
import type { Recipe } from '../pictures/recipe.ts';

export async function findRecipe(db: Queryable, pictureId: string): Promise<Recipe | null> {
  const [picture] = await db
    .select({ recipe: pictures.recipe })
    .from(pictures)
    .where(eq(pictures.id, pictureId));
  return picture ? recipeSchema.parse(picture.recipe) : null;
}
