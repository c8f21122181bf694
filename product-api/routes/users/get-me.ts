import { wireUser } from '../../../shared/contracts/wire/auth.ts';
import { userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { unauthorized } from '../../errors.ts';
import { presentUser } from '../../presenters/present-user.ts';
import { findUser } from '../../queries/find-user.ts';

export const getMeRoute: Route = (app, { db }) => {
  app.get('/api/users/me', { schema: { response: { 200: wireUser } } }, async (request) => {
    const user = await findUser(db, userOf(request).id);
    if (!user) throw unauthorized();
    return presentUser(user);
  });
};
