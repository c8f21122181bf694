import type { FastifyRequest } from 'fastify';

/** So many forms in a quarter of an hour for each person, and for an address where nobody is signed in. */
export function byPerson(max: number) {
  return {
    max,
    timeWindow: '15 minutes',
    keyGenerator: ({ session, ip }: FastifyRequest) => (session ? `user ${session.user.id}` : ip),
  } as const;
}
