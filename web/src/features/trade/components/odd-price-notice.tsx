import { Notice } from '../../../ui/notice.tsx';

/** Asks once more for a price far from the market's. null: nothing to ask. */
export function OddPriceNotice({ words }: { readonly words: string | null }) {
  if (words === null) return null;
  return (
    <Notice answers={words} title="Is this price right?" tone="waiting">
      {words} Press again if you mean it.
    </Notice>
  );
}
