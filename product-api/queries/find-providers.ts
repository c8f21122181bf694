import { eq } from 'drizzle-orm';
import { type SocialProvider, socialProviders } from '../../shared/domain/social.ts';
import type { Queryable } from '../db/database.ts';
import { socialIdentities, type UserRow } from '../db/schema/people.ts';

/**
 * The providers with which an account can be signed in to. One that made the account counts even
 * before its identity is known: it is recognised by the e-mail address.
 */
export async function findProviders(
  db: Queryable,
  user: Pick<UserRow, 'id' | 'provider'>,
): Promise<SocialProvider[]> {
  const known = await db
    .selectDistinct({ provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, user.id));
  return socialProviders.filter(
    (name) => name === user.provider || known.some(({ provider }) => provider === name),
  );
}
