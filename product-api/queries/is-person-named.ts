import { type SQL, sql } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';

/**
 * Whether a user's name contains the text, by its index; case and accents do not count. The index
 * knows a text of one or two letters at the beginning of a word alone.
 */
export function isPersonNamed(text: string): SQL {
  const name = sql`fold(${users.firstName} || ' ' || ${users.lastName})`;
  const part = text.replace(/[\\%_]/g, '\\$&');
  if ([...text].length > 2) return sql`${name} like fold(${`%${part}%`})`;
  return sql`(${name} like fold(${`${part}%`}) or ${name} like fold(${`% ${part}%`}))`;
}
