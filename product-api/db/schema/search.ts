import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const kind = () => text('kind', { enum: ['artwork', 'artist'] }).notNull();

/**
 * Every word of every artwork's and artist's name, without case and accents. Triggers keep it, and
 * the two tables below, in step with the names: nothing else writes here.
 */
export const nameWords = pgTable(
  'name_words',
  {
    kind: kind(),
    word: text('word').notNull(),
    recordId: integer('record_id').notNull(),
    /** An artwork's: of works that match as well, the most sought-after come first. */
    heat: doublePrecision('heat').notNull(),
  },
  (table) => [
    uniqueIndex('name_words_once').on(table.recordId, table.kind, table.word),
    index('name_words_hottest').on(table.kind, table.word, table.heat, table.recordId),
  ],
);

/**
 * Each word once, with how many names it occurs in. What people type is compared with these: there
 * are far fewer words than names, however many names there are.
 */
export const nameVocabulary = pgTable(
  'name_vocabulary',
  { kind: kind(), word: text('word').notNull(), uses: integer('uses').notNull() },
  (table) => [
    primaryKey({ columns: [table.kind, table.word] }),
    index('name_vocabulary_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/**
 * What a word may be typed as, to be looked up instead of compared: its beginnings of two letters
 * and more, and itself with each letter left out. Two words that one slip tells apart (a letter
 * too many, too few, another one, or two exchanged) have a spelling of the second kind in common.
 */
export const nameSpellings = pgTable(
  'name_spellings',
  {
    kind: kind(),
    isBeginning: boolean('is_beginning').notNull(),
    spelling: text('spelling').notNull(),
    word: text('word').notNull(),
  },
  (table) => [
    index('name_spellings_shortest').on(
      table.kind,
      table.isBeginning,
      table.spelling,
      sql`length(${table.word})`,
      table.word,
    ),
  ],
);
