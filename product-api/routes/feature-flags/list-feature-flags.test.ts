import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { featureFlags } from '../../db/schema/people.ts';

t.test('feature flags', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const user = await createUser(db);
  const flags = [{ name: 'access-modal', enabled: false }];
  t.same((await app.inject('/api/feature-flags')).json(), { data: flags });
  await db.insert(featureFlags).values({ name: 'a-new-thing', enabled: true });
  const signedIn = await app.inject({
    url: '/api/feature-flags',
    headers: { authorization: user.bearer },
  });
  t.same(signedIn.json(), { data: [{ name: 'a-new-thing', enabled: true }, ...flags] });
});
