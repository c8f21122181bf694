import { createHash } from 'node:crypto';
import { z } from 'zod';

export type Person = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Fictional; the form also accepts other people. */
export const people: readonly Person[] = [
  { email: 'mara.okonkwo@collector.example', firstName: 'Mara', lastName: 'Okonkwo' },
  { email: 'theo.lindqvist@collector.example', firstName: 'Theo', lastName: 'Lindqvist' },
  { email: 'yuki.tanabe@collector.example', firstName: 'Yuki', lastName: 'Tanabe' },
];

const name = z.string().trim().max(100).default('');

/** The body of the sign-in form. */
export const typedPerson = z.object({
  email: z.email().max(254).toLowerCase(),
  firstName: name,
  lastName: name,
});

/** Stable for an address, and different at each provider. */
export function subjectOf(provider: string, email: string): string {
  return createHash('sha256').update(`${provider}:${email}`).digest('hex').slice(0, 24);
}
