import { useState } from 'react';

export type Chosen = {
  readonly id: number;
  readonly name: string;
  /** Of an artwork: the names of its artists. */
  readonly artists: string;
  readonly state: 'draft' | 'published' | 'merged';
  readonly picture: string | null;
};
type Saved = { readonly version: string; readonly records: readonly Chosen[] };

export type ChosenDraft = {
  readonly records: readonly Chosen[];
  readonly isChanged: boolean;
  /** A colleague saved another choice meanwhile. */
  readonly isForeign: boolean;
  /** The version that was shown when choosing began. */
  readonly version: string;
  readonly set: (records: readonly Chosen[]) => void;
  readonly discard: () => void;
};

const idsOf = (records: readonly Chosen[]) => records.map(({ id }) => id).join();

/** What is chosen and not saved yet. */
export function useChosen({ version, records }: Saved): ChosenDraft {
  const [draft, setDraft] = useState<Saved | null>(null);
  const isChanged = draft !== null && idsOf(draft.records) !== idsOf(records);
  // Saved, or changed back: a colleague's later choice is not another draft.
  if (draft !== null && !isChanged) setDraft(null);
  return {
    records: isChanged ? draft.records : records,
    isChanged,
    isForeign: isChanged && draft.version !== version,
    version: isChanged ? draft.version : version,
    set: (next) => setDraft({ version: isChanged ? draft.version : version, records: next }),
    discard: () => setDraft(null),
  };
}
