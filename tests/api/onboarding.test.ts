import t from 'tap';
import { onboardingView, suggestedArtistsView } from '../../shared/contracts/onboarding.ts';
import { suggestedArtistIds } from '../../shared/domain/onboarding.ts';
import { artist } from '../support/artist-fixtures.ts';
import { startBff } from '../support/bff.ts';
import { artwork, page } from '../support/wire-fixtures.ts';

t.test('onboarding', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const { user } = (await bff.call('GET', '/api/session', { headers: { cookie } })).json();
  const profile = (onboarding: object) => ({
    body: { data: { id: user.id, attributes: { onboarding } }, meta: {} },
  });
  const get = () => bff.call('GET', '/api/onboarding', { headers: { cookie } });
  const put = (payload: object) =>
    bff.call('PUT', '/api/onboarding', { headers: { cookie }, payload });

  t.test('reads known answers only', async (t) => {
    bff.upstream.on(
      'GET /api/profiles/me',
      profile({ status: 'INCOMPLETE', experience: 'collection', intent: 'of elsewhere' }),
    );
    const answer = await get();
    t.equal(answer.headers['cache-control'], 'no-store');
    t.same(onboardingView.parse(answer.json()), {
      ...{ status: 'INCOMPLETE', experience: 'collection', intent: null },
    });
  });

  t.test('starts, skips and completes', async (t) => {
    const over = { status: 'COMPLETED', experience: 'none', intent: 'look' };
    bff.upstream.on('PUT /api/profiles/update/onboarding/:id', profile(over));
    t.same((await put(over)).json(), over);
    const calls = bff.upstream.callsOf('PUT /api/profiles/update/onboarding/:id');
    t.same(calls[0]?.body, over);
    t.match(calls[0]?.path, new RegExp(`/${user.id}$`));
    for (const body of [{}, { status: 'DONE' }, { ...over, intent: 'x' }, { ...over, more: 1 }]) {
      t.equal((await put(body)).statusCode, 400);
    }
  });

  t.test('is refused once it is over', async (t) => {
    bff.upstream.on('PUT /api/profiles/update/onboarding/:id', {
      status: 409,
      body: {
        data: null,
        error: {
          ...{ status: 409, name: 'ConflictError', message: 'Over' },
          details: { code: 'profile.onboarding-over' },
        },
      },
    });
    const answer = await put({ status: 'SKIPPED' });
    t.match(answer.json(), { error: { code: 'profile.onboarding-over' } });
  });

  t.test('requires authentication', async (t) => {
    t.equal((await bff.call('GET', '/api/onboarding')).statusCode, 401);
    const payload = { status: 'SKIPPED' };
    t.equal((await bff.call('PUT', '/api/onboarding', { payload })).statusCode, 401);
  });

  t.test('marks follows that were made in onboarding', async (t) => {
    const flags = {
      ...{ followArtistNewHighestBid: true, followArtistNewLowestAsk: true },
      ...{ followArtistNewRelease: true, followArtistNewSale: true },
    };
    bff.upstream.on('POST /api/follow-artists', {
      body: { data: { id: 1, artistId: 8, ...flags } },
    });
    const payload = { artistId: 8, onboardingFlow: true };
    await bff.call('POST', '/api/follow-artists', { headers: { cookie }, payload });
    t.same(bff.upstream.callsOf('POST /api/follow-artists')[0]?.body, payload);
  });
});

t.test('the suggested artists', async (t) => {
  const [first, second] = suggestedArtistIds as [number, number];

  t.test('come in the configured order, each with its works', async (t) => {
    const bff = await startBff(t);
    bff.upstream.on('GET /api/artists', {
      body: page([
        { id: second, attributes: artist({ name: 'Bo' }) },
        { id: first, attributes: artist({ name: 'Mara Lind' }) },
      ]),
    });
    bff.upstream.on('POST /api/artworks/artist', {
      body: page([
        { id: 3, attributes: artwork({ name: 'Low Tide' }) },
        { id: 4, attributes: artwork({ images: [] }) },
      ]),
    });
    const answer = await bff.call('GET', '/api/artists/suggested');
    const { artists } = suggestedArtistsView.parse(answer.json());
    t.match(artists, [
      { id: first, name: 'Mara Lind', works: [{ id: 3, name: 'Low Tide' }] },
      { id: second, name: 'Bo' },
    ]);
    t.equal(artists[0]?.works.length, 1, 'not one without a picture');
  });

  t.test('are empty in an empty marketplace', async (t) => {
    const bff = await startBff(t);
    bff.upstream.on('GET /api/artists', { body: page([]) });
    const answer = await bff.call('GET', '/api/artists/suggested');
    t.same(answer.json(), { artists: [] });
  });
});
