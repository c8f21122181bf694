import { z } from 'zod';
import type { CollectionRule } from '../../domain/collections.ts';
import { mediums } from '../../domain/mediums.ts';
import { entity, plain } from './envelope.ts';

const days = z.int().min(1);

export const collectionRule = z.discriminatedUnion('by', [
  z.object({ by: z.literal('sales'), withinDays: days }),
  z.object({ by: z.literal('price'), atMost: z.int() }),
  z.object({ by: z.literal('release') }),
  z.object({ by: z.literal('arrival'), withinDays: days }),
  z.object({ by: z.literal('spread'), atMost: z.number() }),
  z.object({ by: z.literal('discount') }),
  z.object({ by: z.literal('size'), longest: z.number() }),
  z.object({ by: z.literal('medium'), mediums: z.array(z.enum(mediums)).readonly() }),
]) satisfies z.ZodType<CollectionRule>;

const wireCollection = z.object({
  /** Its name in the address. */
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  /** Which works follow the chosen ones; null: none. */
  rule: collectionRule.nullable(),
  /** Chosen works that visitors see, in order. */
  artworkIds: z.array(z.int()),
});

/** GET /api/collections: the published ones, in order. */
export const wireCollections = plain(z.array(entity(wireCollection)));
export type WireCollection = z.infer<typeof wireCollection>;
