import { Fragment } from 'react';
import type { AuditEntry } from '../../../../../shared/desk/audit.ts';
import {
  auditSentenceParts,
  type SentencePart,
} from '../../../../../shared/desk/audit-sentence.ts';
import { Link } from '../../../ui/link.tsx';
import { recordPath } from '../logic/record-path.ts';

type Props = {
  readonly entry: Pick<AuditEntry, 'who' | 'action' | 'subject' | 'record' | 'details'>;
  readonly isOnItsPage?: boolean;
};

/** An entry of the audit in words; the record that it touched can be opened. */
export function Sentence({ entry, isOnItsPage = false }: Props) {
  const parts = auditSentenceParts(entry, { isOnItsPage });
  const path = isOnItsPage ? null : recordPath(entry);
  const from = parts.findIndex(({ isRecord }) => isRecord);
  if (path === null || from === -1) return <Pieces parts={parts} />;
  const to = parts.findLastIndex(({ isRecord }) => isRecord) + 1;
  return (
    <>
      <Pieces parts={parts.slice(0, from)} />
      <Link to={path}>
        <Pieces parts={parts.slice(from, to)} />
      </Link>
      <Pieces parts={parts.slice(to)} />
    </>
  );
}

function Pieces({ parts }: { readonly parts: readonly SentencePart[] }) {
  return parts.map(({ text, is }, index) => {
    const key = `${index} ${text}`;
    if (is === 'work') return <cite key={key}>{text}</cite>;
    return is === 'person' ? (
      <strong key={key}>{text}</strong>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
