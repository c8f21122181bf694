import { z } from 'zod';
import { certificateCode } from '../../domain/certificates.ts';
import { plain } from './envelope.ts';

export const certificateCodeText = z.string().regex(certificateCode);

/** What anyone who has its number may know of a certificate: no person is named. */
export const certificateView = z.object({
  code: z.string(),
  title: z.string(),
  artists: z.string(),
  edition: z.string(),
  size: z.string(),
  /** As it is written on the copy; '' if it has none. */
  copyNumber: z.string(),
  issuedAt: z.iso.datetime(),
  /** The copy went back, so that the certificate holds no more. */
  isWithdrawn: z.boolean(),
});
export type CertificateView = z.infer<typeof certificateView>;

/** GET /api/certificates/{code}. */
export const wireCertificate = plain(certificateView);
