import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/**
 * As many as a search finds, and as many words as it heeds. Nobody reads further, and with a bound
 * a search for a common word costs what one for a rare word does.
 */
const foundAtMost = 500;
const wordsAtMost = 6;
/** Words of the vocabulary that one typed word may stand for. */
const readings = 8;
/** Trigrams that two words must share to be taken for one; 1 is all of them. */
const alike = 0.35;
/** Of several words the rarest is looked up; so many names with it are looked at for the others. */
const lookedAt = 2000;

/**
 * Ids of the artworks or artists whose names have every one of these words: as it stands, as the
 * beginning or the middle of a word, or spelt nearly like it. Case and accents count for nothing.
 * The best match first, of equal ones the most sought-after.
 */
export async function findByName(
  db: Queryable,
  kind: 'artwork' | 'artist',
  words: string,
): Promise<number[]> {
  const typed = words.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  const asked = typed.slice(0, wordsAtMost);
  if (asked.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(
    sql`with ${readingsOf(kind, asked)} ${asked.length === 1 ? withIt(kind) : withAll(kind, asked.length)}`,
  );
  return rows.map(({ id }) => id);
}

/** What each typed word may stand for, and how well it fits. */
function readingsOf(kind: 'artwork' | 'artist', asked: readonly string[]) {
  const fit = sql`case when known.word = typed.word or known.word = any(typed.swapped) then 1
    when known.word ^@ typed.word then 0.9 when position(typed.word in known.word) > 0 then 0.7
    else similarity(known.word, typed.word) end`;
  const slips = JSON.stringify(asked.map((word, slot) => ({ slot, word, swapped: swaps(word) })));
  return sql`
    typed as (
      select slot, fold(word) as word, array(select fold(swap) from unnest(swapped) as swap) as swapped
      from json_to_recordset(${slips}::json) as slip(slot int, word text, swapped text[])
    ), reading as materialized (
      select typed.slot, near.word, near.uses, near.fit
      from typed cross join lateral (
        select known.word, known.uses, ${fit} as fit from name_vocabulary as known
        where known.kind = ${sql.raw(`'${kind}'`)} and known.uses > 0 and (
          known.word like case when length(typed.word) > 2 then '%' else '' end || typed.word || '%'
          or known.word % typed.word or known.word = any(typed.swapped))
        order by fit desc, known.uses desc limit ${sql.raw(String(readings))}
      ) as near
      where near.fit >= ${sql.raw(String(alike))}
    )`;
}

function withIt(kind: 'artwork' | 'artist') {
  return sql`
    select hit.record_id as id
    from reading cross join lateral (
      select record_id, heat from name_words
      where kind = ${sql.raw(`'${kind}'`)} and word = reading.word
      order by heat desc, record_id desc limit ${sql.raw(String(foundAtMost))}
    ) as hit
    group by hit.record_id
    order by max(reading.fit) desc, max(hit.heat) desc, hit.record_id desc
    limit ${sql.raw(String(foundAtMost))}`;
}

function withAll(kind: 'artwork' | 'artist', words: number) {
  return sql`
    , rarest as (
      select slot from reading group by slot order by sum(uses), slot limit 1
    ), candidate as materialized (
      select hit.record_id, max(hit.heat) as heat
      from reading join rarest using (slot) cross join lateral (
        select record_id, heat from name_words
        where kind = ${sql.raw(`'${kind}'`)} and word = reading.word
        order by heat desc, record_id desc limit ${sql.raw(String(lookedAt))}
      ) as hit
      group by hit.record_id
    ), fitting as (
      select candidate.record_id, candidate.heat, reading.slot, max(reading.fit) as fit
      from candidate
      join name_words as named
        on named.kind = ${sql.raw(`'${kind}'`)} and named.record_id = candidate.record_id
      join reading on reading.word = named.word
      group by candidate.record_id, candidate.heat, reading.slot
    )
    select record_id as id from fitting group by record_id, heat
    having count(*) = ${sql.raw(String(words))}
    order by sum(fit) desc, heat desc, record_id desc limit ${sql.raw(String(foundAtMost))}`;
}

/** The word with two neighbours exchanged: the slip that shared trigrams do not forgive. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index];
    if (before === undefined || before === letter) return [];
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}
