import { type SQL, sql } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';

/** Whether a user's name contains the text, by its index; case and accents do not count. */
export function isPersonNamed(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`fold(${users.firstName} || ' ' || ${users.lastName}) like fold(${pattern})`;
}
