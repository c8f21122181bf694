import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export type NameKind = 'artwork' | 'artist';

/** What one typed word may stand for: words of the vocabulary, the likeliest first. */
export type Reading = {
  /** Which of the typed words it is. */
  readonly slot: number;
  readonly words: readonly string[];
  readonly fits: readonly number[];
  /** How many names have any of them, at most. */
  readonly names: number;
};

/** As many words as a search heeds, and as many as each may stand for. */
const wordsAtMost = 6;
const readingsAtMost = 8;

/** The words that are searched for. */
export function typedWords(text: string): string[] {
  const words = text.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  return words.slice(0, wordsAtMost);
}

/** By kind: one for each typed word that can be read in names of that kind, the rarest first. */
export type Readings = Readonly<Record<NameKind, readonly Reading[]>>;

/**
 * What the words may stand for in names of these kinds: a known word, the beginning of one, or one
 * slip away from one. Only what is none of these in any kind is taken for a word that looks like it.
 */
export async function readWords(
  db: Queryable,
  kinds: readonly NameKind[],
  typed: readonly string[],
): Promise<Readings> {
  const slots = typed.map((_, slot) => slot);
  const near = await readSlots(db, 'near_words', { kinds, typed, slots });
  const unread = slots.filter((slot) => near.every((one) => one.slot !== slot));
  const far = await readSlots(db, 'far_words', { kinds, typed, slots: unread });
  const all = [...near, ...far].toSorted((one, other) => one.names - other.names);
  const of = (kind: NameKind) => all.filter((one) => one.kind === kind);
  return { artwork: of('artwork'), artist: of('artist') };
}

async function readSlots(
  db: Queryable,
  words: 'near_words' | 'far_words',
  asked: {
    readonly kinds: readonly NameKind[];
    readonly typed: readonly string[];
    readonly slots: readonly number[];
  },
): Promise<(Reading & { readonly kind: NameKind })[]> {
  const { kinds, typed, slots } = asked;
  if (slots.length === 0) return [];
  const wanted = slots.map((slot) => typed[slot] ?? '');
  const { rows } = await db.execute<Reading & { readonly kind: NameKind }>(sql`
    select kind.name as kind, typed.slot, array_agg(known.word order by known.fit desc) as words,
      array_agg(known.fit order by known.fit desc) as fits, sum(known.uses)::int as names
    from unnest(${sql.param([...kinds])}::text[]) as kind(name)
    cross join unnest(${sql.param(wanted)}::text[], ${sql.param([...slots])}::int[]) as typed(word, slot)
    cross join lateral
      ${sql.raw(words)}(kind.name, fold(typed.word), ${sql.raw(String(readingsAtMost))}) as known
    group by kind.name, typed.slot`);
  return rows;
}
