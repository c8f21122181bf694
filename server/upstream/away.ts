import { single } from '../../shared/contracts/wire/envelope.ts';
import { wireOwnProfile } from '../../shared/contracts/wire/profile.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofRecord } from './of-record.ts';
import { path } from './path.ts';

const away = single(wireOwnProfile.pick({ awayUntil: true }));

/** Until when the person's listings are paused, an ISO time; null: they are not. */
export async function readAway(
  upstream: Upstream,
  caller: Caller,
  userId: number,
): Promise<string | null> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/profiles/me`,
    answer: ofRecord(away, userId),
  });
  return data.attributes.awayUntil ?? null;
}

/** null: back now. */
export async function setAway(
  upstream: Upstream,
  caller: Caller,
  userId: number,
  until: string | null,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/profiles/update/user/away`,
    body: { until },
    answer: ofRecord(away, userId),
  });
}
