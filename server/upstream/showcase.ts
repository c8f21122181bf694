import { type WireCollection, wireCollections } from '../../shared/contracts/wire/collections.ts';
import { type WireShowcase, wireShowcase } from '../../shared/contracts/wire/showcase.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** What curators chose for each place that visitors see first. */
export async function readShowcase(upstream: Upstream, caller: Caller): Promise<WireShowcase> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/showcase`,
    answer: wireShowcase,
  });
  return data;
}

/** The published collections, in order. */
export async function readCollections(
  upstream: Upstream,
  caller: Caller,
): Promise<WireCollection[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/collections`,
    answer: wireCollections,
  });
  return data.map(({ attributes }) => attributes);
}
