import { Fragment } from 'react';
import type { AuditEntry } from '../../../../../shared/desk/audit.ts';
import { type Told, tellAudit } from '../../../../../shared/desk/tell-audit.ts';
import { Link } from '../../../ui/link.tsx';
import { recordPath } from '../logic/record-path.ts';

type Props = {
  readonly entry: Pick<AuditEntry, 'who' | 'action' | 'subject' | 'record' | 'details'>;
  readonly isOnItsPage?: boolean;
};

/** An entry of the audit in words; the record that it touched can be opened. */
export function Sentence({ entry, isOnItsPage = false }: Props) {
  const told = tellAudit(entry, { isOnItsPage });
  const path = isOnItsPage ? null : recordPath(entry);
  const from = told.findIndex(({ isRecord }) => isRecord);
  if (path === null || from === -1) return <Pieces told={told} />;
  const to = told.findLastIndex(({ isRecord }) => isRecord) + 1;
  return (
    <>
      <Pieces told={told.slice(0, from)} />
      <Link to={path}>
        <Pieces told={told.slice(from, to)} />
      </Link>
      <Pieces told={told.slice(to)} />
    </>
  );
}

function Pieces({ told }: { readonly told: readonly Told[] }) {
  return told.map(({ text, is }, index) => {
    const key = `${index} ${text}`;
    if (is === 'work') return <cite key={key}>{text}</cite>;
    return is === 'person' ? (
      <strong key={key}>{text}</strong>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
