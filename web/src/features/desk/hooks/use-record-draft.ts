import { useState } from 'react';
import { draftStore } from '../../../lib/session-store.ts';

type Values = Readonly<Record<string, string>>;
type Draft = {
  readonly version: string;
  /** The record of that version. */
  readonly base: Values;
  readonly typed: Values;
  /** Versions before one's own save, one of which is shown until the record is read again. */
  readonly earlier?: readonly string[] | undefined;
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
  /** `sent` is saved, as this version: what was typed since is kept on top of it. */
  readonly saved: (sent: Values, version: string) => void;
  /** Saves on top of the colleague's change. */
  readonly keepMine: () => void;
};

/**
 * What is typed into a record's form. It is kept in this tab until it is saved, so that neither a
 * reload nor a failed call loses it.
 */
export function useRecordDraft(name: string, version: string, record: Values): RecordDraft {
  const [store] = useState(() => draftStore<Draft>(`desk-${name}`));
  const [draft, setDraft] = useState<Draft | null>(() => store.read());
  const put = (next: Draft | null) => {
    store.write(next && Object.keys(next.typed).length > 0 ? next : null);
    setDraft(next);
  };
  // The record that was saved is read: an earlier version that comes now is a colleague's.
  if (draft?.earlier && draft.version === version) setDraft({ ...draft, earlier: undefined });
  const isAhead = draft?.earlier?.includes(version) === true;
  const known = isAhead ? draft.base : record;
  const changed = differing(draft?.typed, known);
  const isChanged = Object.keys(changed).length > 0;
  const isForeign = draft !== null && !isAhead && isChanged && draft.version !== version;
  return {
    values: { ...known, ...draft?.typed },
    changed,
    version: isAhead || isForeign ? draft.version : version,
    foreign: isForeign
      ? Object.keys(record).filter((field) => draft.base[field] !== record[field])
      : [],
    set(field, value) {
      const current = isAhead || isChanged ? draft : { version, base: record, typed: {} };
      if (current) put({ ...current, typed: { ...current.typed, [field]: value } });
    },
    discard: () => put(isAhead ? { ...draft, typed: {} } : null),
    saved(sent, next) {
      const base = { ...known, ...sent };
      // As it is now: the person may have typed on while it was sent.
      const typed = differing(store.read()?.typed, base);
      const earlier = isAhead ? [...(draft.earlier ?? []), draft.version] : [version];
      put({ version: next, base, typed, earlier: earlier.filter((one) => one !== next) });
    },
    keepMine: () => draft && put({ ...draft, version, base: record }),
  };
}

/** The values that differ from these. */
function differing(typed: Values = {}, from: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== from[field]),
  );
}
