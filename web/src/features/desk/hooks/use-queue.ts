import { useState } from 'react';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { deskPath, type Place } from '../logic/places.ts';
import { useKeys } from './use-keys.ts';

type Queue = {
  /** Opens the next record that waits; its list where none is left. null: not known yet. */
  readonly next: (() => void) | null;
};

/**
 * The keys j and k go through the records that wait, in the order in which they waited when the
 * first was opened: what is decided meanwhile moves none of the others.
 */
export function useQueue(
  place: Place,
  id: number | null,
  waiting: readonly number[] | undefined,
): Queue {
  const navigate = useNavigate();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  if (order === null && waiting !== undefined) setOrder(waiting);
  const at = (order ?? []).indexOf(id ?? 0);
  const waits = (one: number) => one !== id && waiting?.includes(one) === true;
  const next = () => {
    const later = (order ?? []).slice(at + 1).find(waits) ?? waiting?.find(waits);
    navigate(deskPath(place, later));
  };
  const previous = () => {
    const before = (order ?? []).slice(0, Math.max(0, at)).findLast((one) => one !== id);
    if (before !== undefined) navigate(deskPath(place, before));
  };
  useKeys({ j: next, k: previous });
  return { next: waiting === undefined ? null : next };
}
