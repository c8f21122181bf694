import type { StatementsView } from '../../shared/contracts/statements.ts';
import { statementsView } from '../../shared/contracts/statements.ts';
import { type CertificateView, wireCertificate } from '../../shared/contracts/wire/certificates.ts';
import { plain } from '../../shared/contracts/wire/envelope.ts';
import type { OrderPaper } from '../../shared/domain/order-papers.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path, type UpstreamPath } from './path.ts';

export const orderPaperPath = (orderId: number, paper: OrderPaper): UpstreamPath =>
  path`/api/orders/${orderId}/papers/${paper}`;

export const statementPath = (period: string, format: 'pdf' | 'csv'): UpstreamPath =>
  path`/api/statements/${period}/${format}`;

export const royaltyStatementPath = (artistId: number, period: string): UpstreamPath =>
  path`/api/desk/royalties/${artistId}/statements/${period}`;

export async function readCertificate(
  upstream: Upstream,
  caller: Caller,
  code: string,
): Promise<CertificateView> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/certificates/${code}`,
    answer: wireCertificate,
  });
  return data;
}

export async function readStatements(upstream: Upstream, caller: Caller): Promise<StatementsView> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/statements`,
    answer: plain(statementsView),
  });
  return data;
}
