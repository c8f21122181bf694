import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A key and its id, which precedes everything that the key sealed. */
type SealingKey = { readonly id: Buffer; readonly secret: Buffer };
/** Newest first: the first seals, all of them open. */
export type Keyring = readonly [SealingKey, ...SealingKey[]];
type Opened = { readonly plain: Buffer; readonly isNewestKey: boolean };

const cipher = 'aes-256-gcm';
const idLength = 4;
const ivLength = 12;
const tagLength = 16;

/** Throws a RangeError without a key, or for a key that does not have 32 bytes. */
export function keyring(secrets: readonly Buffer[]): Keyring {
  const [newest, ...older] = secrets.map((secret) => {
    if (secret.length !== 32) throw new RangeError('a sealing key has 32 bytes');
    const id = createHash('sha256').update(secret).digest().subarray(0, idLength);
    return { id, secret };
  });
  if (!newest) throw new RangeError('at least one sealing key is needed');
  return [newest, ...older];
}

/** Encrypts and authenticates. What is sealed for one purpose cannot be opened for another. */
export function seal(plain: Buffer, keys: Keyring, purpose: string): string {
  const [{ id, secret }] = keys;
  const iv = randomBytes(ivLength);
  const encrypt = createCipheriv(cipher, secret, iv);
  encrypt.setAAD(associated(id, purpose));
  const body = Buffer.concat([encrypt.update(plain), encrypt.final()]);
  return Buffer.concat([id, iv, body, encrypt.getAuthTag()]).toString('base64url');
}

/** null for anything that `seal` did not make with one of these keys for this purpose. */
export function open(sealed: string, keys: Keyring, purpose: string): Opened | null {
  const bytes = Buffer.from(sealed, 'base64url');
  // Decoding drops bits of the last character: without this check they could be changed.
  if (bytes.toString('base64url') !== sealed) return null;
  if (bytes.length < idLength + ivLength + tagLength) return null;
  const id = bytes.subarray(0, idLength);
  const key = keys.find((candidate) => candidate.id.equals(id));
  if (!key) return null;
  try {
    const decrypt = createDecipheriv(
      cipher,
      key.secret,
      bytes.subarray(idLength, idLength + ivLength),
    );
    decrypt.setAAD(associated(id, purpose));
    decrypt.setAuthTag(bytes.subarray(-tagLength));
    const body = bytes.subarray(idLength + ivLength, -tagLength);
    const plain = Buffer.concat([decrypt.update(body), decrypt.final()]);
    return { plain, isNewestKey: key === keys[0] };
  } catch {
    return null;
  }
}

function associated(id: Buffer, purpose: string): Buffer {
  return Buffer.concat([id, Buffer.from(purpose)]);
}
