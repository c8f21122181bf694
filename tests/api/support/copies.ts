import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Test } from 'tap';
import { publicUrl, startBff } from '../../support/bff.ts';
import { startCacheServer } from '../../support/cache-server.ts';
import { startGeoDouble } from '../../support/geo-double.ts';
import { until } from '../../support/until.ts';

/** Instances of one BFF with the same product API, geolocation service, cache and keys. */
export async function startCopies(t: Test, count: number) {
  const cache = await startCacheServer(t);
  const geo = await startGeoDouble(t);
  const clock = { now: Date.now() };
  const common = {
    now: () => clock.now,
    sessionKeys: [randomBytes(32)],
    config: {
      publicUrl,
      sandbox: true,
      trustProxy: true,
      geoApiUrl: geo.url,
      cacheUrl: cache.url,
    },
  };
  const first = await startBff(t, common);
  const { upstream } = first;
  const copies = [first];
  while (copies.length < count) {
    copies.push(await startBff(t, { ...common, productApiUrl: upstream.url }));
  }
  const raw = createClient({ url: cache.url, socket: { reconnectStrategy: 50 } });
  raw.on('error', () => undefined);
  await raw.connect();
  t.teardown(() => raw.destroy());
  // An instance is ready before its cache is connected.
  await until(async () => (await raw.clientList()).length > count);
  await sleep(200);
  return { cache, geo, clock, copies, upstream, raw };
}
