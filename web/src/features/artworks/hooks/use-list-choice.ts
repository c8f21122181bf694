import { useChosen } from '../../../lib/use-chosen.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import type { LinkProps } from '../../../ui/link.tsx';
import { type ArtworkListAddress, listAddress } from '../logic/list-query.ts';

export type ListChoice = {
  /** What is chosen by now; the works below may not have followed yet. */
  readonly list: ArtworkListAddress;
  /** Goes to another list. */
  readonly choose: (next: ArtworkListAddress) => void;
  /** What makes a link one to another list. */
  readonly linkTo: (next: ArtworkListAddress) => Pick<LinkProps, 'to' | 'onGo'>;
};

/** What the list is narrowed and sorted by, and how to change it. */
export function useListChoice(inAddress: ArtworkListAddress): ListChoice {
  const [list, show] = useChosen(inAddress);
  const navigate = useNavigate();
  return {
    list,
    choose(next) {
      // The same list again would be a step of Back that goes nowhere.
      if (listAddress(next) === listAddress(list)) return;
      show(next);
      navigate(listAddress(next));
    },
    linkTo: (next) => ({ to: listAddress(next), onGo: () => show(next) }),
  };
}
