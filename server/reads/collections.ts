import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { CollectionsView, CollectionView } from '../../shared/contracts/collections.ts';
import type { WireArtwork } from '../../shared/contracts/wire/catalogue.ts';
import type { WireCollection } from '../../shared/contracts/wire/collections.ts';
import {
  belongsTo,
  type CollectionRule,
  collectionAtMost,
  inTurn,
  mostTraded,
} from '../../shared/domain/collections.ts';
import { collectionPath } from '../../shared/domain/paths.ts';
import { isSlug } from '../../shared/domain/text-kinds.ts';
import { notFound } from '../errors.ts';
import { type Caller, visitorCaller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { firstWorks, mediumWorks, pageSize, salesOf, worksOfIds } from '../upstream/collections.ts';
import { readNewReleases } from '../upstream/releases.ts';
import { readCollections } from '../upstream/showcase.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { marketLifetimes, publicRead, textLifetimes } from './public-read.ts';

const picturesShown = 3;

type Asked = { readonly collection: WireCollection; readonly now: number };
type Work = { readonly id: number; readonly attributes: WireArtwork };

/** By its name in the URL. Throws the 404 for an unknown name. */
export const collectionRead = publicRead<string, CollectionView>({
  name: 'collection',
  path: (slug) => apiPath(api.getCollection, slug),
  lifetimes: marketLifetimes,
  invalidatedBy: 'any-trade',
  async read(upstream, slug, now) {
    if (!isSlug(slug)) throw notFound();
    const caller = visitorCaller('collection');
    const collections = await readCollections(upstream, caller);
    const collection = collections.find((one) => one.slug === slug);
    if (!collection) throw notFound();
    const works = await worksOf(upstream, caller, { collection, now });
    return { ...headOf(collection), artworks: artworkCards(works) };
  },
});

export const collectionsRead = publicRead<null, CollectionsView>({
  name: 'collections',
  path: () => apiPath(api.listCollections),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, _asked, now) {
    const caller = visitorCaller('collections');
    const collections = await readCollections(upstream, caller);
    const all = await Promise.all(
      collections.map(async (collection) => {
        const cards = artworkCards(await worksOf(upstream, caller, { collection, now }));
        const pictures = cards.flatMap(({ picture }) => picture ?? []).slice(0, picturesShown);
        return { ...headOf(collection), count: cards.length, pictures };
      }),
    );
    return { collections: all.filter(({ count }) => count > 0) };
  },
});

function headOf({ slug, title, text }: WireCollection) {
  return { slug, title, text, href: collectionPath(slug) };
}

/** The chosen works, then those of the rule. */
async function worksOf(upstream: Upstream, caller: Caller, asked: Asked): Promise<Work[]> {
  const { collection, now } = asked;
  const { rule, artworkIds } = collection;
  const chosen = await worksOfIds(upstream, caller, artworkIds);
  const found = rule === null ? [] : await candidates(upstream, caller, rule, now);
  const others = found.filter(
    ({ id, attributes }) =>
      rule !== null && !artworkIds.includes(id) && belongsTo(rule, collectable(attributes), now),
  );
  return [...chosen, ...others].slice(0, collectionAtMost);
}

async function candidates(
  upstream: Upstream,
  caller: Caller,
  rule: CollectionRule,
  now: number,
): Promise<Work[]> {
  switch (rule.by) {
    case 'medium':
      return inTurn(
        await Promise.all(rule.mediums.map((medium) => mediumWorks(upstream, caller, medium))),
      );
    case 'release':
      return readNewReleases(upstream, caller, pageSize);
    case 'price':
      return firstWorks(upstream, caller, 'lowestAsk:asc');
    case 'arrival':
      return firstWorks(upstream, caller, 'createdAt:desc');
    case 'spread':
    case 'discount':
    case 'size':
      return firstWorks(upstream, caller, 'heat:desc');
    case 'sales': {
      const hottest = await firstWorks(upstream, caller, 'heat:desc');
      const sales = await salesOf(
        upstream,
        caller,
        hottest.map(({ id }) => id),
      );
      const workOf = new Map(hottest.map((work) => [work.id, work]));
      return mostTraded(sales, rule.withinDays, now).flatMap((id) => workOf.get(id) ?? []);
    }
  }
}

function collectable({ createdAt, editions }: WireArtwork) {
  return { createdAt, editions: editions.data.map(({ attributes }) => attributes) };
}
