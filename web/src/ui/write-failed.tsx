import type { ReactNode } from 'react';
import { ApiError } from '../lib/api/api-error.ts';
import { failureText } from '../lib/failure-text.ts';
import { messages } from '../lib/messages.ts';
import { Notice } from './notice.tsx';

type Props = {
  /** The thrown value; null: nothing failed. */
  readonly error: unknown;
  /** What was not done. Without an answer it may have been done, and the notice says that instead. */
  readonly title: string;
  /** Instead of the error's own text. */
  readonly children?: ReactNode;
};

/** Why something that was sent was not done. */
export function WriteFailed({ error, title, children = failureText(error) }: Props) {
  if (error === null) return null;
  const isUnanswered = error instanceof ApiError && !error.isRefusal;
  return (
    <Notice
      answers={error as object}
      title={isUnanswered ? messages.failed.unanswered : title}
      tone="bad"
    >
      {children}
    </Notice>
  );
}
