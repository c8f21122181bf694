import type { SellingView } from '../../shared/contracts/account.ts';
import { single } from '../../shared/contracts/wire/envelope.ts';
import { wireOwnProfile } from '../../shared/contracts/wire/profile.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofRecord } from './of-record.ts';
import { path } from './path.ts';

const away = single(wireOwnProfile.pick({ awayUntil: true }));

const pauses = single(wireOwnProfile.pick({ awayUntil: true, paused: true }));

/** Until when the seller is away, and why their trading is paused; each null where it is not so. */
export async function readPauses(
  upstream: Upstream,
  caller: Caller,
  userId: number,
): Promise<Pick<SellingView, 'awayUntil' | 'paused'>> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/profiles/me`,
    query: new URLSearchParams({ populate: 'paused' }),
    answer: ofRecord(pauses, userId),
  });
  const { awayUntil = null, paused = null } = data.attributes;
  return { awayUntil, paused };
}

/** Says until when the seller is away; null: they are back. */
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
