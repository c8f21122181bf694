import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { userOf } from '../../auth/current-user.ts';
import { notFound } from '../../errors.ts';
import { idText } from '../query-fields.ts';

export const profileParams = z.object({ id: z.union([z.literal('me'), idText]) });

/** The signed-in user; throws the 404 where the profile is another user's. */
export function profileOwner(
  request: FastifyRequest & { readonly params: z.infer<typeof profileParams> },
): number {
  const user = userOf(request);
  const { id } = request.params;
  if (id !== 'me' && id !== user.id) throw notFound();
  return user.id;
}
