import type { StatementsView } from '../contracts/statements.ts';
import type { CertificateView } from '../contracts/wire/certificates.ts';
import type { Get } from './call.ts';

/** A PDF: the buyer's receipt or certificate, or the seller's statement. */
export const downloadOrderPaper: Get<unknown, ['id', 'paper']> =
  'GET /api/account/orders/:id/papers/:paper';
/** For anyone who has its number. */
export const getCertificate: Get<CertificateView, ['code']> = 'GET /api/certificates/:code';
export const listStatements: Get<StatementsView> = 'GET /api/account/statements';
/** Of a month or a year, as PDF or CSV. */
export const downloadStatement: Get<unknown, ['period', 'format']> =
  'GET /api/account/statements/:period/:format';
/** A PDF for the staff. */
export const downloadRoyaltyStatement: Get<unknown, ['id', 'period']> =
  'GET /api/desk/royalties/:id/statements/:period';
