import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useChosenShown } from '../../../ui/use-chosen-shown.ts';
import { deskPath, type Place, places, readAddress } from '../logic/places.ts';
import { Account } from './account.tsx';
import { Accounts } from './accounts.tsx';
import { Audit } from './audit.tsx';
import { Artists } from './catalogue/artists.tsx';
import { Artworks } from './catalogue/artworks.tsx';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { Figures } from './figures.tsx';
import { Imports } from './imports/imports.tsx';
import { Ledger } from './ledger/ledger.tsx';
import { Listings } from './listings.tsx';
import { Mails } from './mails/mails.tsx';
import { Order } from './order.tsx';
import { Orders } from './orders.tsx';
import { Releases } from './releases/releases.tsx';
import { Royalties } from './royalties/royalties.tsx';
import { Settings } from './settings.tsx';
import { Collections } from './showcase/collections.tsx';
import { Showcase } from './showcase/showcase.tsx';
import { Staff } from './staff.tsx';
import { Submissions } from './submissions.tsx';
import { Texts } from './texts/texts.tsx';
import { Today } from './today.tsx';

const noPlace = <Empty title="There is no such place at the desk" />;

/** The desk's frame: places at the side, the work beside them. */
export function Desk({ session }: { readonly session: DeskSession }) {
  const { pathname } = useLocation();
  const { user, site } = useSession();
  const address = readAddress(pathname);
  const nav = useChosenShown<HTMLElement>();
  const navId = useId();
  // Going to a place closes them.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return (
    <div className={styles.desk}>
      <header className={styles.side}>
        <p className={styles.brand}>
          <span>
            <Link to="/">{site.name}</Link> desk
          </span>
          <Button
            aria-controls={navId}
            aria-expanded={isOpen}
            className={styles.all ?? ''}
            onClick={() => setOpenAt(isOpen ? null : pathname)}
            size="small"
          >
            All places
          </Button>
        </p>
        <nav
          aria-label="Desk"
          className={`${styles.places} ${isOpen ? styles.open : ''}`}
          id={navId}
          ref={nav}
        >
          {places.map(({ id, label }) => (
            <Link
              aria-current={address?.place === id ? 'page' : undefined}
              className={styles.place}
              key={id}
              to={deskPath(id)}
            >
              {label}
            </Link>
          ))}
        </nav>
        <p className={styles.who}>
          {user?.firstName}, {session.roles.join(', ')}
        </p>
      </header>
      <div className={styles.work}>
        {address === null ? noPlace : workOf(address.place, address.record, session)}
      </div>
    </div>
  );
}

function workOf(place: Place, record: number | null, session: DeskSession): ReactNode {
  switch (place) {
    case '':
      return <Today session={session} />;
    case 'listings':
      return <Listings record={record} session={session} />;
    case 'orders':
      return record === null ? <Orders /> : <Order id={record} session={session} />;
    case 'artists':
      return <Artists record={record} session={session} />;
    case 'artworks':
      return <Artworks record={record} session={session} />;
    case 'texts':
      return <Texts record={record} session={session} />;
    case 'mails':
      return record === null ? <Mails session={session} /> : noPlace;
    case 'imports':
      return <Imports record={record} session={session} />;
    case 'submissions':
      return <Submissions record={record} session={session} />;
    case 'releases':
      return <Releases record={record} session={session} />;
    case 'showcase':
      return <Showcase session={session} />;
    case 'collections':
      return <Collections record={record} session={session} />;
    case 'accounts':
      return record === null ? <Accounts /> : <Account id={record} session={session} />;
    case 'figures':
      return <Figures />;
    case 'ledger':
      return record === null ? <Ledger /> : noPlace;
    case 'royalties':
      return <Royalties record={record} session={session} />;
    case 'people':
      return <Staff session={session} />;
    case 'settings':
      return <Settings session={session} />;
    case 'audit':
      return <Audit />;
  }
}
