import { z } from 'zod';
import { line } from '../../../shared/contracts/wire/text.ts';
import { type AppleAnswer, type AppleName, appleName } from './social-cookies.ts';

/** Apple's form POST. A code is some 60 characters; more than this would not fit into a cookie. */
export const appleForm = z.object({
  state: z.string().max(200).optional(),
  code: z.string().max(1000).optional(),
  iss: z.string().max(200).optional(),
  error: z.string().max(100).optional(),
  /** JSON, and only the first time that somebody signs in. */
  user: z.string().max(4000).optional(),
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

/** null for what is no name that can be kept: it is a courtesy, and never fails a sign-in. */
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
