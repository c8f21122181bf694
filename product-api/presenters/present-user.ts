import type { WireUser } from '../../shared/contracts/wire/auth.ts';
import type { users } from '../db/schema/people.ts';

export type UserRow = typeof users.$inferSelect;

/** A person to themself. */
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
