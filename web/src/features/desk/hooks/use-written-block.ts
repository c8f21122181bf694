import { useEffect, useState } from 'react';
import { blockAt } from '../logic/block-at.ts';

/** The block of a Markdown field in which the cursor is, from 0; null: it is in none. */
export function useWrittenBlock(): number | null {
  const [block, setBlock] = useState<number | null>(null);
  useEffect(() => {
    const read = () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement) || field.dataset.markdown === undefined) return;
      setBlock(blockAt(field.value, field.selectionEnd));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return block;
}
