import { useState } from 'react';
import { draftStore } from '../../../lib/session-store.ts';

type Values = Readonly<Record<string, string>>;
type Draft = {
  readonly version: string;
  readonly base: Values;
  readonly typed: Values;
  /** Shown until the record is read again. */
  readonly isSaved?: boolean;
};

export type RecordDraft = {
  readonly values: Values;
  /** The fields that differ from the record. */
  readonly changed: Values;
  /** The version that was shown when typing began: the one that is saved. */
  readonly version: string;
  /** The fields that a colleague changed since; empty: none. */
  readonly foreign: readonly string[];
  readonly set: (name: string, value: string) => void;
  /** Forgets what was typed. */
  readonly discard: () => void;
  /** Forgets it once the record that has it is read. */
  readonly saved: () => void;
  /** Saves on top of the colleague's change. */
  readonly keepMine: () => void;
};

/**
 * What is typed into a record's form. It is kept in this tab until it is saved, so that neither a
 * reload nor a failed call loses it.
 */
export function useRecordDraft(name: string, version: string, record: Values): RecordDraft {
  const [store] = useState(() => draftStore<Draft>(`desk-${name}`));
  const [kept, setDraft] = useState<Draft | null>(() => store.read());
  const draft = kept?.isSaved && kept.version !== version ? null : kept;
  const put = (next: Draft | null) => {
    store.write(next);
    setDraft(next);
  };
  const changed = draft?.isSaved
    ? {}
    : Object.fromEntries(
        Object.entries(draft?.typed ?? {}).filter(([field, value]) => value !== record[field]),
      );
  const isForeign = draft !== null && draft.version !== version && Object.keys(changed).length > 0;
  return {
    values: { ...record, ...draft?.typed },
    changed,
    version: isForeign ? draft.version : version,
    foreign: isForeign
      ? Object.keys(record).filter((field) => draft.base[field] !== record[field])
      : [],
    set(field, value) {
      const current = draft && Object.keys(changed).length > 0 ? draft : null;
      const typed = { ...current?.typed, [field]: value };
      put({ version: current?.version ?? version, base: current?.base ?? record, typed });
    },
    discard: () => put(null),
    saved() {
      store.write(null);
      setDraft(draft && { ...draft, version, isSaved: true });
    },
    keepMine: () => draft && put({ ...draft, version, base: record }),
  };
}
