import type { CheckPoint, ReasonKind } from '../../../../shared/desk/check-points.ts';

export const checkNames: Record<CheckPoint, string> = {
  signature: 'Signature',
  number: 'Number',
  certificate: 'Certificate',
  condition: 'Condition',
};

const submissionFields: Readonly<Record<string, string>> = {
  ...{ name: 'Title', artistName: 'Artist', artistNames: 'Artists', medium: 'Technique' },
  ...{ kind: 'How it is sold', year: 'Year', size: 'Size', material: 'Material' },
  ...{ editionSize: 'Copies', releaseDate: 'Day', releaseTime: 'Time', timeZone: 'Time zone' },
  ...{ description: 'Description', url: 'Link' },
};

/** What was handed in, in the order of its form; empty fields are left out. */
export function submittedFacts(
  fields: Readonly<Record<string, unknown>>,
): (readonly [string, string])[] {
  const names = [...new Set([...Object.keys(submissionFields), ...Object.keys(fields)])];
  return names.flatMap((name) => {
    const value = String(fields[name] ?? '');
    return value === '' ? [] : [[submissionFields[name] ?? name, value] as const];
  });
}

export const submissionKindNames = { work: 'Work', release: 'Release' } as const;

export const reasonKindNames: Record<ReasonKind, string> = {
  more: 'Asking for more',
  reject: 'Rejecting a listing',
  submission: 'Declining a submission',
};

export const documentNames = {
  coa: 'Certificate',
  artwork: 'Work',
  provenence: 'Provenance',
  editionNumber: 'Number',
} as const;
