import { z } from 'zod';
import { line } from '../../../shared/contracts/wire/text.ts';
import { type AppleAnswer, type AppleName, appleName } from './social-cookies.ts';

/** Values that are too long for a cookie are ignored. */
const upTo = (length: number) => z.string().max(length).optional().catch(undefined);

/** Apple's form POST. A code is some 60 characters. */
export const appleForm = z.object({
  state: upTo(200),
  code: upTo(1000),
  iss: upTo(200),
  error: upTo(100),
  /** JSON, sent only at the person's first sign-in. */
  user: upTo(4000),
});

const user = z.object({
  email: z.string(),
  name: z.object({
    firstName: line.catch(''),
    lastName: line.catch(''),
  }),
});

export function readAppleForm({ user, ...parameters }: z.output<typeof appleForm>): AppleAnswer {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { parameters: Object.fromEntries(given), name: user === undefined ? null : nameOf(user) };
}

/** null for a name that cannot be kept: a bad name never fails a sign-in. */
function nameOf(json: string): AppleName | null {
  try {
    const read = user.safeParse(JSON.parse(json));
    if (!read.success) return null;
    const name = appleName.safeParse({ email: read.data.email, ...read.data.name });
    return name.success ? name.data : null;
  } catch {
    return null;
  }
}
