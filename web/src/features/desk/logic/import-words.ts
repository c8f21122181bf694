import {
  type ImportKind,
  importColumns,
  importKinds,
} from '../../../../../shared/desk/import-columns.ts';
import type { ImportState, RowOutcome } from '../../../../../shared/desk/imports.ts';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { rowProblemWords } from '../../../../../shared/desk/row-words.ts';
import { countOf, formatCount } from '../../../lib/format/count-of.ts';

export type ShownImport = AnswerOf<'imports show'>;
export type ImportedRow = AnswerOf<'imports rows'>['rows'][number];

const names: Readonly<Record<ImportKind, string>> = {
  artists: 'Artists',
  artworks: 'Artworks',
  editions: 'Editions',
  sales: 'Past sales',
  pictures: 'Pictures',
};
export const kindChoices = importKinds.map((value) => ({ value, label: names[value] }));
export const kindName = (kind: ImportKind): string => names[kind];

export const importStateWords: Readonly<Record<ImportState, string>> = {
  checking: 'Being checked',
  ready: 'Checked',
  applying: 'Being written',
  applied: 'Written',
  cancelled: 'Cancelled',
};

export const outcomeWords: Readonly<Record<RowOutcome, string>> = {
  refused: 'Refused',
  create: 'New',
  update: 'Changes',
  same: 'Same already',
};

export const isUnderWay = (state: ImportState | undefined): boolean =>
  state === 'checking' || state === 'applying';

/** How far a step is, from 0 to 1. */
export function progressOf({ state, rows, checked, applied, outcomes }: ShownImport): number {
  if (state === 'checking') return rows === 0 ? 0 : checked / rows;
  const wanted = outcomes.create + outcomes.update;
  return wanted === 0 ? 1 : Math.min(applied / wanted, 1);
}

/** What a row's outcome comes to, in a sentence. */
export function detailOf({ outcome, problems, changed }: ImportedRow): string {
  if (outcome === 'update') return changed.join(', ');
  return rowProblemWords(problems);
}

/** Rows for a file of outcomes. */
export function outcomeRow(row: ImportedRow): Readonly<Record<string, string | number>> {
  const { outcome, isApplied, recordId } = row;
  return {
    row: row.row,
    reference: row.reference,
    name: row.name,
    outcome: outcome === null ? 'not checked' : outcome,
    written: isApplied ? 'yes' : 'no',
    number: recordId ?? '',
    details: detailOf(row),
  };
}

/** An example row under the headings. */
export function templateRows(kind: ImportKind) {
  return [Object.fromEntries(importColumns[kind].map(({ name, example }) => [name, example]))];
}

/** What writing a checked import will do. */
export function planOf({ kind, outcomes }: ShownImport): string {
  const { create, update, same, refused } = outcomes;
  if (create + update === 0) {
    return refused === 0
      ? 'There is nothing to do: all of it is in the catalogue already.'
      : 'No row can be written.';
  }
  const areDrafts = kind === 'artists' || kind === 'artworks';
  const parts = [
    create > 0 && `${formatCount(create)} ${areDrafts ? 'become drafts' : 'are added'}`,
    update > 0 && `${formatCount(update)} change`,
    same > 0 && `${formatCount(same)} stay as they are`,
    refused > 0 && `${formatCount(refused)} are refused and stay out`,
  ];
  const after =
    refused > 0
      ? ' Correct refused rows in the file and import it again: rows that are written by then change nothing.'
      : '';
  return `${parts.filter(Boolean).join(', ')}.${after}`;
}

export function resultOf({ applied, outcomes: { refused } }: ShownImport): string {
  const were =
    refused > 0 ? ` ${countOf(refused, 'row')} ${refused === 1 ? 'was' : 'were'} refused.` : '';
  return `${countOf(applied, 'record')} ${applied === 1 ? 'is' : 'are'} written.${were}`;
}
