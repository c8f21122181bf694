import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export type NameKind = 'artwork' | 'artist';

/** Known words that one typed word may mean, best match first. */
export type WordMatch = {
  /** Index of the typed word. */
  readonly slot: number;
  readonly words: readonly string[];
  /** How well each matches, from 0 to 1. */
  readonly fits: readonly number[];
  /** Upper bound of the names that contain any of them. */
  readonly names: number;
};

/** By kind: one entry per typed word that matches names of that kind, the rarest first. */
export type WordMatches = Readonly<Record<NameKind, readonly WordMatch[]>>;

type KnownWord = {
  readonly kind: NameKind;
  readonly slot: number;
  readonly word: string;
  readonly uses: number;
  readonly fit: number;
};
type Slot = { readonly slot: number; readonly word: string };

/** Words of a search that count, and matches of each. */
const wordsAtMost = 6;
const matchesAtMost = sql.raw('8');

/** The words of a search text. */
export function typedWords(text: string): string[] {
  const words = text.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  return words.slice(0, wordsAtMost);
}

/**
 * Matches of the words in names of these kinds: known words and prefixes; else words one edit away;
 * else, where no kind has any of these, similar words.
 */
export async function matchWords(
  db: Queryable,
  kinds: readonly NameKind[],
  typed: readonly string[],
): Promise<WordMatches> {
  const slots = typed.map((word, slot) => ({ slot, word }));
  const exact = await exactMatches(db, kinds, slots);
  const hasExact = (kind: NameKind, slot: number) =>
    exact.some((one) => one.kind === kind && one.slot === slot);
  const missing = slots.filter(({ slot }) => kinds.some((kind) => !hasExact(kind, slot)));
  const oneEdit = await fuzzyMatches(db, kinds, missing, 'one-edit');
  const close = [...exact, ...oneEdit.filter(({ kind, slot }) => !hasExact(kind, slot))];
  const unknown = slots.filter(({ slot }) => !close.some((one) => one.slot === slot));
  const found = [...close, ...(await fuzzyMatches(db, kinds, unknown, 'similar'))];
  const of = (kind: NameKind) => inSlots(found.filter((one) => one.kind === kind));
  return { artwork: of('artwork'), artist: of('artist') };
}

/** Exact words and, from two letters on, words with that prefix, the shortest first. */
async function exactMatches(
  db: Queryable,
  kinds: readonly NameKind[],
  slots: readonly Slot[],
): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select kind.name as kind, typed.slot, known.word, known.uses,
      case when known.word = typed.word then 1.0 else 0.9 end::float8 as fit
    from unnest(${sql.param([...kinds])}::text[]) as kind(name)
    cross join (select slot, fold(word) as word from ${typedIn(slots)}) as typed
    cross join lateral (
      select word, uses from name_vocabulary
      where kind = kind.name and uses > 0 and word >= typed.word
        and word < typed.word || case when length(typed.word) > 1 then chr(1114111) else ' ' end
      order by length(word), word limit ${matchesAtMost}
    ) as known`);
  return rows;
}

async function fuzzyMatches(
  db: Queryable,
  kinds: readonly NameKind[],
  slots: readonly Slot[],
  how: 'one-edit' | 'similar',
): Promise<KnownWord[]> {
  if (slots.length === 0) return [];
  const { rows } = await db.execute<KnownWord>(sql`
    select known.kind, typed.slot, known.word, known.uses, known.fit
    from ${typedIn(slots)}
    cross join lateral
      fuzzy_matches(fold(typed.word), ${how === 'one-edit'}, ${matchesAtMost}) as known
    where known.kind = any(${sql.param([...kinds])}::text[])`);
  return rows;
}

function typedIn(slots: readonly Slot[]) {
  const words = sql.param(slots.map(({ word }) => word));
  const numbers = sql.param(slots.map(({ slot }) => slot));
  return sql`unnest(${words}::text[], ${numbers}::int[]) as typed(word, slot)`;
}

function inSlots(known: readonly KnownWord[]): WordMatch[] {
  const bySlot = [...Map.groupBy(known, ({ slot }) => slot)];
  const matches = bySlot.map(([slot, words]) => {
    const best = words.toSorted((one, other) => other.fit - one.fit);
    return {
      slot,
      words: best.map(({ word }) => word),
      fits: best.map(({ fit }) => fit),
      names: best.reduce((sum, { uses }) => sum + uses, 0),
    };
  });
  return matches.toSorted((one, other) => one.names - other.names);
}
