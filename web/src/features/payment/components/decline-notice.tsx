import { Notice } from '../../../ui/notice.tsx';
import { declineWords } from '../logic/decline-words.ts';

/** Why a card was declined and what to do. `null`: the processor gave no reason. */
export function DeclineNotice({ code }: { readonly code: string | null }) {
  const { title, advice } = declineWords(code);
  return (
    <Notice title={title} tone="bad">
      {advice} Nothing was charged.
    </Notice>
  );
}
