import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { Link } from '../../../ui/link.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { Part } from './part.tsx';
import styles from './settings.module.css';

/** Google and Apple, each with a button that connects or disconnects it. */
export function ConnectionsPart({ settings }: { readonly settings: SettingsView }) {
  const { connections, hasPassword } = settings;
  const connected = connections.filter(({ isConnected }) => isConnected);
  const heading = useFocusWhenLost<HTMLHeadingElement>(
    connected.map(({ provider }) => provider).join(' '),
  );
  const isLastWayIn = !hasPassword && connected.length === 1;
  return (
    <Part
      headingRef={heading}
      lead="Sign in with an account you already have elsewhere. We write to you whenever this changes."
      name="connections"
    >
      <ul className={styles.sessions}>
        {connections.map((connection) => (
          <ConnectionRow
            connection={connection}
            isLastWayIn={isLastWayIn}
            key={connection.provider}
            settings={settings}
          />
        ))}
      </ul>
      {isLastWayIn && (
        <p className={styles.small}>
          To disconnect it, <Link to="#password">set a password</Link> or connect another account
          first.
        </p>
      )}
    </Part>
  );
}
