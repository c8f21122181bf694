import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const userPresent = 0x01;
const hasKey = 0x40;

type Options = {
  readonly challenge: string;
  /** Overrides, for an authenticator that lies. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
};

/** A security key of WebAuthn in software: ES256, no attestation. */
export function createAuthenticator(site: { readonly origin: string; readonly rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let counter = 0;
  const clientData = (type: string, { challenge, origin = site.origin }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, count: number, { rpId = site.rpId }: Options) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(count)]);
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  return {
    create(options: Options) {
      const authData = Buffer.concat([
        head(userPresent | hasKey, counter, options),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        Buffer.from(cose),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options)),
          attestationObject: base64url(attestation),
          transports: ['usb'],
        },
      };
    },
    use(options: Options) {
      counter = options.counter ?? counter + 1;
      const data = clientData('webauthn.get', options);
      const authData = head(userPresent, counter, options);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
