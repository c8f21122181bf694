import type { ReactNode } from 'react';
import type { SetUp, SetUpStep } from '../../../../../shared/desk/set-up.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { deskPath } from '../logic/places.ts';
import styles from './first-steps.module.css';

type Words = { readonly title: string } & Record<SetUp['state'], (value: string) => ReactNode>;

const set = (name: string) => <code>{name}</code>;

const words: Record<SetUpStep, Words> = {
  address: {
    title: 'Name and address',
    done: (value) => (
      <>
        Visitors come to {value}. Its name stands at <Link to={deskPath('settings')}>Settings</Link>
        .
      </>
    ),
    trial: (value) => (
      <>
        {value} is reached from this machine alone. Set {set('PUBLIC_URL')} to the address that
        visitors will use, and restart. The name stands at{' '}
        <Link to={deskPath('settings')}>Settings</Link>.
      </>
    ),
    open: () => <>Set {set('PUBLIC_URL')} to the address that visitors will use, and restart.</>,
  },
  payments: {
    title: 'Payments',
    done: () => 'Cards are charged and sellers paid by Stripe.',
    trial: () => (
      <>
        Cards are charged in the sandbox: no money moves. Set {set('STRIPE_SECRET_KEY')} to be paid.
      </>
    ),
    open: () => (
      <>
        There is no card processor: each order waits until a payment is recorded by hand. Set{' '}
        {set('STRIPE_SECRET_KEY')} to charge cards.
      </>
    ),
  },
  mail: {
    title: 'Mail',
    done: (value) => `Mail leaves by ${value}.`,
    trial: () => (
      <>
        Mail goes to <a href="/sandbox/outbox">the outbox</a> of this machine. Set {set('SMTP_URL')}{' '}
        to send it.
      </>
    ),
    open: () => <>Mail waits in the queue, confirmations too. Set {set('SMTP_URL')} to send it.</>,
  },
  work: {
    title: 'The first work',
    done: () => 'Visitors see a work with a picture and an edition.',
    trial: () => null,
    open: () => (
      <>
        <Link to={deskPath('artists')}>Add an artist</Link>, then{' '}
        <Link to={deskPath('artworks')}>an artwork</Link> with an edition and a picture, and publish
        both.
      </>
    ),
  },
  listing: {
    title: 'The first listing',
    done: () => 'A listing was approved and can be bought.',
    trial: () => null,
    open: () => (
      <>
        A seller lists a copy with <Link to="/sell">Sell</Link>, and you approve it at{' '}
        <Link to={deskPath('listings')}>Authentication</Link>.
      </>
    ),
  },
};

const marks: Record<SetUp['state'], string> = {
  done: 'Done',
  trial: 'For trying out',
  open: 'To do',
};

/** The steps from an empty installation to the first sale; hidden once none is left to do. */
export function FirstSteps() {
  const { data } = useOperation('setup show', {});
  if (!data?.some(({ state }) => state === 'open')) return null;
  return (
    <section aria-labelledby="first-steps" className={styles.steps}>
      <h2 className={styles.title} id="first-steps">
        To the first sale
      </h2>
      <ol className={styles.list}>
        {data.map(({ step, state, value }) => (
          <li className={styles.step} key={step}>
            <span className={`${styles.mark} ${styles[state]}`}>
              {state === 'done' && <Icon name="check" />}
            </span>
            <h3 className={styles.name}>{words[step].title}</h3>
            <p className={styles.state}>{marks[state]}</p>
            <p className={styles.text}>{words[step][state](value)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
