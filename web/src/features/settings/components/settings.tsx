import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { Link } from '../../../ui/link.tsx';
import { type Part, parts } from '../messages.ts';
import { AddressPart } from './address-part.tsx';
import { CookiesPart, PlacePart } from './browser-parts.tsx';
import { ConnectionsPart } from './connections-part.tsx';
import { DataPart } from './data-part.tsx';
import { EmailPart } from './email-part.tsx';
import { EmailsPart } from './emails-part.tsx';
import { LeavePart } from './leave-part.tsx';
import { NamePart } from './name-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ReleasesPart } from './releases-part.tsx';
import { SellingPart } from './selling-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import styles from './settings.module.css';

/** Every part of the settings in one column, with links to them beside it. */
export function Settings({ settings }: { readonly settings: SettingsView }) {
  const { hash, key } = useLocation();
  // The parts appear after the page was entered, so the browser cannot go to one by itself. `key`
  // differs for each press of the same link.
  useEffect(() => {
    const part = key && hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, key]);

  const shown = (Object.keys(parts) as Part[]).filter(
    (part) => part !== 'connections' || settings.connections.length > 0,
  );
  return (
    <div className={styles.page}>
      <nav aria-label="Settings" className={styles.index}>
        <ul>
          {shown.map((part) => (
            <li key={part}>
              <Link className={styles.anchor} replace to={`#${part}`}>
                {parts[part]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.parts}>
        <NamePart settings={settings} />
        <EmailPart settings={settings} />
        <PasswordPart settings={settings} />
        {settings.connections.length > 0 && <ConnectionsPart settings={settings} />}
        <SessionsPart />
        <AddressPart settings={settings} />
        <PlacePart />
        <SellingPart settings={settings} />
        <EmailsPart settings={settings} />
        <ReleasesPart settings={settings} />
        <CookiesPart />
        <DataPart />
        <LeavePart settings={settings} />
      </div>
    </div>
  );
}
