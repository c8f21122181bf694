import { z } from 'zod';
import { line, text } from '../../../shared/contracts/wire/text.ts';
import { emailPattern, normalizeEmail } from '../../../shared/domain/email.ts';
import type { SocialPerson } from './social-provider.ts';

const name = line.max(100).catch('');

/** OpenID Connect's standard claims. Google and Apple also write booleans as 'true'. */
export const claimsSchema = z.object({
  sub: text.min(1).max(255),
  email: z.string().max(254).regex(emailPattern).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .catch(false),
  given_name: name,
  family_name: name,
});

export function personOf(claims: z.infer<typeof claimsSchema>): SocialPerson {
  const { sub, email, email_verified } = claims;
  return {
    subject: sub,
    verifiedEmail: email !== undefined && email_verified ? normalizeEmail(email) : null,
    firstName: claims.given_name,
    lastName: claims.family_name,
  };
}
