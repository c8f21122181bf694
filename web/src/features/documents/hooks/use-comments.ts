import { useRef, useState } from 'react';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { saveComments } from '../../../../../shared/api/documents.ts';
import type { CommentsView } from '../../../../../shared/contracts/documents.ts';
import type { CommentName } from '../../../../../shared/domain/ask-documents.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { draftStore } from '../../../lib/session-store.ts';

export type Comments = {
  readonly values: CommentsView;
  readonly failures: Readonly<Partial<Record<CommentName, string>>>;
  readonly write: (name: CommentName, text: string) => void;
  /** Saves the comments that differ from the server's. Resolves to false if one failed. */
  readonly save: () => Promise<boolean>;
};

/**
 * The seller's comments: kept in this tab while typed, saved when a field loses focus. Fields that
 * were not touched are not sent.
 */
export function useComments(askId: number, start: CommentsView): Comments {
  const store = draftStore<Partial<CommentsView>>(`comments.${askId}`);
  const [values, setValues] = useState<CommentsView>(() => ({ ...start, ...store.read() }));
  const [failures, setFailures] = useState<Comments['failures']>({});
  const saved = useRef(start);

  function write(name: CommentName, text: string): void {
    setValues((all) => ({ ...all, [name]: text }));
    store.write({ ...store.read(), [name]: text });
  }

  async function save(): Promise<boolean> {
    const names = (Object.keys(values) as CommentName[]).filter(
      (name) => values[name].trim() !== saved.current[name].trim(),
    );
    if (names.length === 0) return true;
    const changed = Object.fromEntries(names.map((name) => [name, values[name]]));
    try {
      saved.current = await apiSend(apiRequest(saveComments, askId, changed));
      store.write(null);
      setFailures({});
      return true;
    } catch (error) {
      const said = `Not saved. ${failureText(error)}`;
      setFailures(Object.fromEntries(names.map((name) => [name, said])));
      return false;
    }
  }

  return { values, failures, write, save };
}
