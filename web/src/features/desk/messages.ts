import type { CheckPoint, ReasonKind } from '../../../../shared/desk/check-points.ts';

export const checkNames: Record<CheckPoint, string> = {
  signature: 'Signature',
  number: 'Number',
  certificate: 'Certificate',
  condition: 'Condition',
};

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
