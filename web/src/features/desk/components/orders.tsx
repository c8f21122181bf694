import { useState } from 'react';
import { useLocation } from 'react-router';
import { moreOrdersWords } from '../../../../../shared/desk/order-words.ts';
import { formatMoney, money } from '../../../../../shared/domain/money.ts';
import {
  nextActor,
  type OrderStatus,
  orderStatuses,
} from '../../../../../shared/domain/order-status.ts';
import { orderStatusWords } from '../../../lib/status-words.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLinkKeys } from '../hooks/use-link-keys.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { deskPath } from '../logic/places.ts';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Email } from './email.tsx';
import { Section } from './section.tsx';
import { Since } from './since.tsx';

const actors = { buyer: 'Buyer', seller: 'Seller', deckle: 'Us', nobody: '–' } as const;

export function Orders() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const status = orderStatuses.find((one) => one === query.get('status'));
  const find = query.get('find')?.trim() ?? '';
  const read = useOperation('orders list', {
    ...(status === undefined ? {} : { status }),
    ...(find === '' ? {} : { find }),
  });
  const show = (next: { status?: string; find?: string }) => {
    const wanted = new URLSearchParams();
    for (const [name, value] of Object.entries({ status, find, ...next })) {
      if (value) wanted.set(name, value);
    }
    navigate({ pathname: deskPath('orders'), search: wanted.toString() }, { replace: true });
  };
  const rows = useLinkKeys<HTMLDivElement>();
  return (
    <Section title="Orders">
      <Search
        find={find}
        key={find}
        onFind={(text) => show({ find: text })}
        onStatus={(one) => show({ status: one })}
        status={status}
      />
      <Loaded
        failedTitle="We couldn’t load the orders"
        loading={<LoadingBlock label="Loading the orders" />}
        read={read}
      >
        {({ orders, isMore }) => (
          <div ref={rows}>
            <DataTable
              columns={[
                {
                  heading: 'Order',
                  cell: ({ id }) => <Link to={deskPath('orders', id)}>{id}</Link>,
                },
                {
                  heading: 'Status',
                  cell: (one) => (
                    <span className={styles.nowrap}>
                      <Status {...orderStatusWords[one.status]} />
                    </span>
                  ),
                },
                { heading: 'Since', cell: (one) => <Since at={one.since} /> },
                { heading: 'Next', cell: (one) => actors[nextActor[one.status]] },
                {
                  heading: 'Due',
                  cell: (one) => (one.deadline === null ? '–' : <Since at={one.deadline} />),
                },
                { heading: 'Work', cell: (one) => one.title },
                {
                  heading: 'Total',
                  isNumber: true,
                  cell: (one) => formatMoney(money(one.buyerTotal, one.buyerCurrency)),
                },
                { heading: 'Buyer', cell: (one) => <Email address={one.buyer} /> },
                { heading: 'Seller', cell: (one) => <Email address={one.seller} /> },
              ]}
              keyOf={({ id }) => id}
              label="Orders"
              rows={orders}
              whenEmpty={emptyWords(find, status)}
            />
            {isMore && <p className={styles.soft}>{moreOrdersWords(find !== '')}</p>}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function emptyWords(find: string, status: OrderStatus | undefined): string {
  if (find !== '') return `No order matches “${find}”`;
  return status === undefined ? 'No order is under way' : 'No order has this status';
}

type SearchProps = {
  readonly find: string;
  readonly status: OrderStatus | undefined;
  readonly onFind: (text: string) => void;
  readonly onStatus: (status: string) => void;
};

function Search({ find, status, onFind, onStatus }: SearchProps) {
  const [text, setText] = useState(find);
  return (
    <search>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          onFind(text.trim());
        }}
      >
        <TextField
          label="Number, name, e-mail, tracking or work"
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          type="search"
          value={text}
        />
        <SelectField
          label="Status"
          onChange={({ target }) => onStatus(target.value)}
          options={[
            { value: '', label: find === '' ? 'Under way' : 'Any' },
            ...orderStatuses.map((one) => ({ value: one, label: orderStatusWords[one].label })),
          ]}
          value={status ?? ''}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
