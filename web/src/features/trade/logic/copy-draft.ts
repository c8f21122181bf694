import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import {
  type CopyDetailsForm,
  copyDetailsForm,
} from '../../../../../shared/contracts/forms/copy-details.ts';
import { type CopyDetails, copyTextLimits } from '../../../../../shared/domain/copy-details.ts';
import { draftStore, type SessionStore } from '../../../lib/session-store.ts';
import { attemptStore } from './attempt.ts';
import { attemptScope } from './attempt-scope.ts';
import { type EditedOffer, isCopyFixed } from './edited-offer.ts';

type Choice = '' | 'yes' | 'no';

/** The fields as typed; '' for a choice that is not made yet. */
export type CopyValues = {
  readonly number: string;
  readonly newCondition: Choice;
  readonly conditionNotes: string;
  readonly certificate: Choice;
  readonly framed: Choice;
  readonly provenance: string;
};

export const emptyCopy: CopyValues = {
  number: '',
  newCondition: '',
  conditionNotes: '',
  certificate: '',
  framed: '',
  provenance: '',
};

export function copyValues(copy: CopyDetails): CopyValues {
  const choice = (value: boolean): Choice => (value ? 'yes' : 'no');
  return {
    number: copy.number,
    newCondition: choice(copy.newCondition),
    conditionNotes: copy.conditionNotes,
    certificate: choice(copy.certificate),
    framed: choice(copy.framed),
    provenance: copy.provenance,
  };
}

function parseCopy(values: CopyValues) {
  const chosen = { yes: true, no: false, '': undefined } as const;
  return copyDetailsForm.safeParse({
    number: values.number,
    newCondition: chosen[values.newCondition],
    // The field is hidden for a copy that is as new.
    conditionNotes: values.newCondition === 'no' ? values.conditionNotes : '',
    certificate: chosen[values.certificate],
    framed: chosen[values.framed],
    provenance: values.provenance,
  });
}

export const resolveCopy: Resolver<CopyValues, unknown, CopyDetailsForm> = (
  values,
  _context,
  options,
) => {
  const parsed = parseCopy(values);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const issue of parsed.error.issues) {
    errors[issue.path.join('.')] ??= { type: issue.code, message: issue.message };
  }
  return { values: {}, errors: toNestErrors(errors, options) };
};

type CopyOf = Parameters<typeof attemptScope>[0] & { readonly editing: EditedOffer | null };

/** A change of a listing is dropped when the person leaves the trade; a new listing's draft stays. */
export function copyDraftName({ edition, editing }: CopyOf, userId: number): string {
  return editing ? `edited-copy.${userId}.${editing.id}` : `copy.${userId}.${edition.id}`;
}

export function copyStore(trade: CopyOf, userId: number): SessionStore<CopyValues> {
  return draftStore<CopyValues>(copyDraftName(trade, userId));
}

/**
 * What the seller has stated and not placed yet; null: nothing, or not all of it. A session that
 * ends drops the draft: then the attempt still has it.
 */
export function draftedCopy(trade: CopyOf, userId: number): CopyDetailsForm | null {
  if (isCopyFixed(trade.editing)) return null;
  const draft = copyStore(trade, userId).read();
  if (draft) return parseCopy({ ...emptyCopy, ...draft }).data ?? null;
  const left = attemptStore(attemptScope(trade, userId)).read()?.request.body;
  return (left && 'copyDetails' in left && left.copyDetails) || null;
}

export function isSameCopy(copy: CopyDetails, other: CopyDetails | null): boolean {
  const names = Object.keys(copyTextLimits) as (keyof typeof copyTextLimits)[];
  const choices = ['newCondition', 'certificate', 'framed'] as const;
  return other !== null && [...names, ...choices].every((name) => copy[name] === other[name]);
}
