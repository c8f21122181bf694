import { hash, verify } from '@node-rs/argon2';

/** argon2id at the library's own cost: 19 MiB, two passes, as OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}
