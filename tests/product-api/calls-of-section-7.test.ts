import { readFile } from 'node:fs/promises';
import t from 'tap';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { wireAccount } from '../../shared/contracts/wire/auth.ts';
import {
  wireArtist,
  wireArtists,
  wireArtworkSingle,
  wireArtworks,
  wireLatestArtworks,
} from '../../shared/contracts/wire/catalogue.ts';
import {
  wireFollows,
  wireIsFollow,
  wireIsSaved,
  wireLatestSearches,
  wireSaves,
} from '../../shared/contracts/wire/collecting.ts';
import { entity, plain } from '../../shared/contracts/wire/envelope.ts';
import { wireBulkAsks } from '../../shared/contracts/wire/listings.ts';
import { wirePayment } from '../../shared/contracts/wire/payments.ts';
import { wireOwnProfileSingle } from '../../shared/contracts/wire/profile.ts';
import { wireReleaseNotifications, wireReleases } from '../../shared/contracts/wire/releases.ts';
import { wireFlags, wireRates } from '../../shared/contracts/wire/settings.ts';
import {
  wireAskSingle,
  wireAsks,
  wireBidSingle,
  wireBids,
} from '../../shared/contracts/wire/trades.ts';
import { startTestProductApi } from '../support/product-api.ts';
import { createVictim } from './support/victim.ts';

/** Section 7 of the specification, call by call; `:` stands for any path parameter. */
const calls = [
  'POST /api/auth/local/login',
  'POST /api/auth/local/register',
  'GET /api/auth/email-confirmation',
  'POST /api/auth/send-email-confirmation',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/auth/:/callback',
  'GET /api/users/me',
  'POST /api/users/changePassword',
  'GET /api/feature-flags',
  'GET /api/latest-searches/:',
  'POST /api/latest-searches/artwork',
  'POST /api/latest-searches/artist',
  'GET /api/artists',
  'GET /api/artists/features/trending',
  'POST /api/follow-artists',
  'GET /api/follow-artists',
  'DELETE /api/follow-artists/:',
  'GET /api/artists/is-follow/:',
  'POST /api/artists/total-artworks',
  'GET /api/artworks',
  'POST /api/artworks/latest-search',
  'GET /api/artworks/more-from-artist/:/:',
  'POST /api/artworks/latest-asks',
  'POST /api/artworks/latest-bids',
  'POST /api/artworks/new-releases',
  'POST /api/artworks/medium',
  'POST /api/artworks/artist',
  'POST /api/artworks/prices',
  'GET /api/artworks/similar/:',
  'GET /api/artworks/:',
  'GET /api/artworks/artwork/:',
  'POST /api/save-artworks',
  'GET /api/save-artworks',
  'DELETE /api/save-artworks/:',
  'GET /api/artworks/is-saved/:',
  'POST /api/artworks/submit-work',
  'POST /api/asks',
  'PUT /api/asks/:',
  'DELETE /api/asks/:',
  'GET /api/asks/:',
  'GET /api/asks',
  'GET /api/asks/user/history',
  'POST /api/asks/:/documents',
  'DELETE /api/asks/:/documents/:',
  'POST /api/asks/:/comments',
  'POST /api/asks/:/place/:',
  'POST /api/asks/extend-all',
  'GET /api/asks/user/bulk',
  'POST /api/asks/bulk/place',
  'POST /api/asks/bulk/void',
  'POST /api/bids',
  'POST /api/bids/:/place',
  'GET /api/bids/:',
  'GET /api/bids',
  'GET /api/bids/user/history',
  'DELETE /api/bids/:',
  'PUT /api/bids/:',
  'POST /api/bids/extend-all',
  'PUT /api/bids/update/shipping-address-change',
  'POST /api/bids/price-converted',
  'GET /api/exchanges/exchange-rates/get',
  'GET /api/profiles/:',
  'PUT /api/profiles/:',
  'PUT /api/profiles/update/user/preferences',
  'GET /api/profiles/payment',
  'POST /api/profiles/express',
  'PUT /api/profiles/update/user/release',
  'POST /api/profiles/leave',
  'PUT /api/profiles/update/shipping-address/:',
  'PUT /api/profiles/update/onboarding/:',
  'POST /api/profiles/produce/google-analytics',
  'GET /api/releases',
  'POST /api/releases/submit',
  'POST /api/release-notifications/save',
  'POST /api/release-notifications/delete',
  'GET /api/release-notifications',
] as const;
type Call = (typeof calls)[number];

/** The wire schema of each read that a signed-in user makes. */
const reads: Partial<Record<Call, z.ZodType>> = {
  'GET /api/users/me': wireAccount,
  'GET /api/feature-flags': wireFlags,
  'GET /api/latest-searches/:': wireLatestSearches,
  'GET /api/artists': wireArtists,
  'GET /api/artists/features/trending': plain(z.array(entity(wireArtist))),
  'GET /api/follow-artists': wireFollows,
  'GET /api/artists/is-follow/:': wireIsFollow,
  'GET /api/artworks': wireArtworks,
  'GET /api/artworks/more-from-artist/:/:': wireLatestArtworks,
  'GET /api/artworks/similar/:': wireLatestArtworks,
  'GET /api/artworks/:': wireArtworkSingle,
  'GET /api/artworks/artwork/:': wireArtworkSingle,
  'GET /api/save-artworks': wireSaves,
  'GET /api/artworks/is-saved/:': wireIsSaved,
  'GET /api/asks/:': wireAskSingle,
  'GET /api/asks': wireAsks,
  'GET /api/asks/user/history': wireAsks,
  'GET /api/asks/user/bulk': wireBulkAsks,
  'GET /api/bids/:': wireBidSingle,
  'GET /api/bids': wireBids,
  'GET /api/bids/user/history': wireBids,
  'GET /api/exchanges/exchange-rates/get': wireRates,
  'GET /api/profiles/:': wireOwnProfileSingle,
  'GET /api/profiles/payment': wirePayment,
  'GET /api/releases': wireReleases,
  'GET /api/release-notifications': wireReleaseNotifications,
};
/** These take a one-time code instead. */
const codeReads = ['GET /api/auth/email-confirmation', 'GET /api/auth/:/callback'];

t.test('the calls of section 7', async (t) => {
  const api = await startTestProductApi(t);
  const { app, logs, catalogue } = api;
  const user = await createVictim(api);
  const [artistId = 0] = catalogue.artistIds;
  const [artworkId = 0] = catalogue.artworkIds;

  /** The route that answered, by its own log line. */
  async function routeOf(call: Call): Promise<string | null> {
    const [method = '', path = ''] = call.split(' ');
    const before = logs.length;
    await app.inject({ method: method as 'GET', url: path.replaceAll(':', '1') });
    const line = logs.slice(before).find(({ event }) => event === 'product-api.request');
    const route = line?.route;
    return typeof route === 'string' ? `${method} ${route.replace(/:\w+/g, ':')}` : null;
  }

  /** A path with ids of the user's own records. */
  const pathOf = (call: Call) => {
    const [, path = ''] = call.split(' ');
    if (path.startsWith('/api/latest-searches')) return path.replace(':', 'artist');
    if (path.startsWith('/api/profiles')) return path.replace(':', 'me');
    if (path.startsWith('/api/asks')) return path.replace(':', String(user.askId));
    if (path.startsWith('/api/bids')) return path.replace(':', String(user.bidId));
    if (path.startsWith('/api/artists')) return path.replace(':', String(artistId));
    const ids = path.includes('more-from-artist') ? [artistId, artworkId] : [artworkId];
    return ids.reduce((filled, id) => filled.replace(':', String(id)), path);
  };

  for (const call of calls) {
    t.test(`${call in reads ? 'answers' : 'has a route for'} ${call}`, async (t) => {
      t.equal(await routeOf(call), call);
      const schema = reads[call];
      if (!schema) return t.notOk(call.startsWith('GET') && !codeReads.includes(call), 'a schema');
      const headers = { authorization: user.bearer };
      const answer = await app.inject({ url: pathOf(call), headers });
      t.equal(answer.statusCode, 200, answer.body.slice(0, 200));
      t.ok(schema.safeParse(answer.json()).success, 'in the wire’s shape');
    });
  }
});

t.test('docs/calls.md', async (t) => {
  const text = await readFile(new URL('../../docs/calls.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z]+ [^`]+)` \| (.+?) \| (.+?) \|$/gm)].map(
    ([, call = '', operations = '', purpose = '']) => ({ call, operations, purpose }),
  );

  t.test('has a row for each call of section 7, and no other', async (t) => {
    t.same(
      rows.map(({ call }) => call),
      calls,
    );
  });

  for (const { call, operations, purpose } of rows) {
    t.test(`names operations of the BFF for ${call}, or a reason`, async (t) => {
      const named = [...operations.matchAll(/`(\w+)`/g)].map(([, name]) => name);
      t.same(named.length > 0, operations !== '–');
      t.same(
        named.filter((name) => name === undefined || !(name in api)),
        [],
      );
      t.ok(purpose.trim().length > 0);
    });
  }
});
