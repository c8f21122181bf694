import { wireAccount } from '../../../shared/contracts/wire/auth.ts';
import { userOf } from '../../auth/current-user.ts';
import { findLinkedEmail } from '../../auth/one-time-tokens.ts';
import type { Route } from '../../deps.ts';
import { unauthorized } from '../../errors.ts';
import { presentUser } from '../../presenters/present-user.ts';
import { findProviders } from '../../queries/find-providers.ts';
import { findUser } from '../../queries/find-user.ts';

export const getMeRoute: Route = (app, { db, now }) => {
  app.get('/api/users/me', { schema: { response: { 200: wireAccount } } }, async (request) => {
    const { id: userId } = userOf(request);
    const user = await findUser(db, userId);
    if (!user) throw unauthorized();
    const link = { userId, purpose: 'change-email', now: now() } as const;
    return {
      ...presentUser(user),
      hasPassword: user.passwordHash !== null,
      pendingEmail: await findLinkedEmail(db, link),
      providers: await findProviders(db, user),
    };
  });
};
