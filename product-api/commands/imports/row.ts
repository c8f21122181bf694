import type { ImportKind } from '../../../shared/desk/import-columns.ts';
import type { RowOutcome, RowProblem } from '../../../shared/desk/imports.ts';
import type { NamedArtists } from './find-record.ts';

export type RowToImport = {
  readonly kind: ImportKind;
  readonly cells: Readonly<Record<string, string>>;
  readonly problems: readonly RowProblem[];
  readonly actor: string;
  /** What a check found before; undefined: this is the check. */
  readonly expected?: { readonly version: string | null } | undefined;
  readonly known: NamedArtists;
  /** The picture that was kept for the row's file; null: none was needed. */
  readonly pictureId?: string | null | undefined;
};

export type RowResult = {
  readonly outcome: RowOutcome;
  readonly problems: readonly RowProblem[];
  readonly changed: readonly string[];
  readonly recordId: number | null;
  /** Of the record before; null: there was none. */
  readonly version: string | null;
};
