import { sql } from 'drizzle-orm';
import {
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { searchKinds } from '../../../shared/domain/searches.ts';
import { isOneOf } from './columns.ts';

/** A word of a folded name. Compared byte by byte, so that words with one beginning are a range. */
const word = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * Every word of every artwork's name, without case and accents, with the artwork's heat: the most
 * sought-after works with a word are one range of the index. Triggers keep it and the vocabulary.
 */
export const artworkWords = pgTable(
  'artwork_words',
  {
    word: word('word').notNull(),
    heat: doublePrecision('heat').notNull(),
    artworkId: integer('artwork_id').notNull(),
  },
  (table) => [index('artwork_words_hottest').on(table.word, table.heat, table.artworkId)],
);

/** Each word of a kind of name once, with how many names it occurs in. */
export const nameVocabulary = pgTable(
  'name_vocabulary',
  {
    kind: text('kind', { enum: searchKinds }).notNull(),
    word: word('word').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.kind] }),
    index('name_vocabulary_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
    isOneOf('name_vocabulary_kind', table.kind, searchKinds),
  ],
);
