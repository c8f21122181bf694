import { certificatePath } from '../../../shared/domain/certificates.ts';
import { longDate } from '../../../shared/domain/long-date.ts';
import type { certificates } from '../../db/schema/certificates.ts';
import type { Certificate } from '../../papers/certificate.ts';
import type { Letterhead } from '../../papers/paper.ts';

type Row = typeof certificates.$inferSelect;

export function presentCertificate(
  { code, title, artists, edition, size, copyNumber, issuedAt }: Row,
  { from, publicUrl }: { readonly from: Letterhead; readonly publicUrl: string },
): Certificate {
  const date = longDate(issuedAt);
  const facts = [
    { name: 'Edition', value: edition },
    { name: 'Copy', value: copyNumber === '' ? '' : `No. ${copyNumber}` },
    { name: 'Size', value: size },
    { name: 'Authenticated on', value: date },
  ];
  return {
    ...{ from, code, title, artists, date },
    address: new URL(certificatePath(code), publicUrl).href,
    facts: facts.filter(({ value }) => value !== ''),
  };
}
