import { storageInventory } from '../../../../../shared/domain/storage-inventory.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import styles from './cookie-dialog.module.css';
import { StorageList } from './storage-list.tsx';

const needed = storageInventory.filter(({ where, isNeeded }) => where === 'cookie' && isNeeded);
const counting = storageInventory.filter(({ isNeeded }) => !isNeeded);
const stored = storageInventory.filter(({ where }) => where !== 'cookie');

/** Lists everything that the site stores in this browser, with the consent switch. */
export function CookieDialog() {
  const { overlay, close } = useOverlay();
  const { analytics, chatUrl } = useSession().nonEssential;
  const isAsked = analytics || chatUrl !== null;
  return (
    <Dialog
      description={
        isAsked
          ? 'What we store in your browser and why.'
          : 'What we store in your browser and why. All of it is necessary, so there is nothing to choose.'
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
            {analytics && <StorageList items={counting} title="Optional cookies" />}
            {chatUrl !== null && (
              <p className={styles.chat}>
                The support chat is run by <b>{new URL(chatUrl).host}</b>, which sets cookies of its
                own. Without your consent it asks each time before it opens.
              </p>
            )}
          </section>
        )}
        <StorageList items={needed} title="Necessary cookies" />
        <StorageList items={stored} title="Stored in this browser only" />
      </div>
    </Dialog>
  );
}
