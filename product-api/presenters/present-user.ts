import type { WireUser } from '../../shared/contracts/wire/auth.ts';
import type { UserRow } from '../db/schema/people.ts';

/** A user for themself. */
export function presentUser(user: UserRow): WireUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    createdAt: user.createdAt.toISOString(),
    provider: user.provider,
  };
}
