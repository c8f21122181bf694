import { randomBytes } from 'node:crypto';

/** A unique username made from the local part of the e-mail address. */
export function usernameFor(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/[^a-z0-9._-]/gi, '');
  return `${local.slice(0, 40) || 'collector'}-${randomBytes(4).toString('hex')}`;
}
