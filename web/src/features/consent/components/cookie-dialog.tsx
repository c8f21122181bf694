import { keptItems } from '../../../../../shared/domain/kept-items.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import styles from './cookie-dialog.module.css';
import { KeptList } from './kept-list.tsx';

const needed = keptItems.filter(({ where, isNeeded }) => where === 'cookie' && isNeeded);
const counting = keptItems.filter(({ isNeeded }) => !isNeeded);
const stored = keptItems.filter(({ where }) => where !== 'cookie');

/** Everything that the site keeps in this browser, by name, and whether it may keep more. */
export function CookieDialog() {
  const { overlay, close } = useOverlay();
  const { analytics, chatUrl } = useSession().nonEssential;
  const isAsked = analytics || chatUrl !== null;
  return (
    <Dialog
      description={
        isAsked
          ? 'What we keep in your browser, and what for.'
          : 'What we keep in your browser, and what for. All of it is needed: nothing here waits for your consent.'
      }
      onClose={close}
      open={overlay?.kind === 'cookies'}
      size="medium"
      title="Cookie settings"
    >
      <div className={styles.parts}>
        {isAsked && (
          <section>
            <ConsentSwitch />
            {analytics && <KeptList items={counting} title="Set only if you allow them" />}
            {chatUrl !== null && (
              <p className={styles.chat}>
                The support chat is run by <b>{new URL(chatUrl).host}</b>, which sets cookies of its
                own. Without your consent it asks each time before it opens.
              </p>
            )}
          </section>
        )}
        <KeptList items={needed} title="Needed cookies" />
        <KeptList items={stored} title="Kept in this browser, and not sent with pages" />
      </div>
    </Dialog>
  );
}
