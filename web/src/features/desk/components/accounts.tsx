import { useState } from 'react';
import { useLocation } from 'react-router';
import { formatDate } from '../../../lib/format/dates.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { deskPath } from '../logic/places.ts';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Section } from './section.tsx';

/** Finds people. */
export function Accounts() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const find = new URLSearchParams(search).get('find')?.trim() ?? '';
  const show = (text: string) =>
    navigate(
      { pathname: deskPath('accounts'), search: new URLSearchParams({ find: text }).toString() },
      { replace: true },
    );
  return (
    <Section title="People">
      <Search find={find} key={find} onFind={show} />
      {find === '' ? (
        <p className={styles.soft}>Search for a person to see their trades, sessions and mails.</p>
      ) : (
        <Found find={find} />
      )}
    </Section>
  );
}

function Found({ find }: { readonly find: string }) {
  const read = useOperation('accounts find', { find });
  return (
    <Loaded
      failedTitle="We couldn’t search"
      loading={<LoadingBlock label="Searching" />}
      read={read}
    >
      {(accounts) => (
        <DataTable
          columns={[
            {
              heading: 'E-mail',
              cell: ({ id, email }) => <Link to={deskPath('accounts', id)}>{email}</Link>,
            },
            { heading: 'Name', cell: (one) => one.name },
            { heading: 'Username', cell: (one) => one.username },
            { heading: 'Since', cell: (one) => formatDate(one.createdAt) },
            {
              heading: 'Blocked',
              cell: (one) => (one.blockedAt === null ? '–' : formatDate(one.blockedAt)),
            },
          ]}
          keyOf={({ id }) => id}
          label="People"
          rows={accounts}
          whenEmpty={`“${find}” matches no person`}
        />
      )}
    </Loaded>
  );
}

type SearchProps = { readonly find: string; readonly onFind: (text: string) => void };

function Search({ find, onFind }: SearchProps) {
  const [text, setText] = useState(find);
  return (
    <search>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onFind(text.trim());
        }}
      >
        <TextField
          label="E-mail, name, username or order"
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          type="search"
          value={text}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
