import { useChosen } from '../../../lib/use-chosen.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import type { LinkProps } from '../../../ui/link.tsx';
import { type ArtworkListAddress, listAddress } from '../logic/list-query.ts';

export type ListChoice = {
  /** The choice as of now; the works below may still be loading. */
  readonly list: ArtworkListAddress;
  readonly choose: (next: ArtworkListAddress) => void;
  /** Props for a link to another list. */
  readonly linkTo: (next: ArtworkListAddress) => Pick<LinkProps, 'to' | 'onGo'>;
};

/** The list's filters and sort order, and how to change them. */
export function useListChoice(inAddress: ArtworkListAddress): ListChoice {
  const [list, show] = useChosen(inAddress);
  const navigate = useNavigate();
  return {
    list,
    choose(next) {
      // Navigating to the same list would add a history entry that Back seems to ignore.
      if (listAddress(next) === listAddress(list)) return;
      show(next);
      navigate(listAddress(next));
    },
    linkTo: (next) => ({ to: listAddress(next), onGo: () => show(next) }),
  };
}
