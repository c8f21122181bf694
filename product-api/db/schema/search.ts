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

/** A word of a folded name, collated by bytes, so that words with one prefix are a range. */
const word = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * Every word of every artwork's name, without case and accents, with the artwork's heat: the most
 * popular works with a word are one range of the index. Triggers keep it and the vocabulary.
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

/** Each distinct word of a kind of name, with the number of names that contain it. */
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
