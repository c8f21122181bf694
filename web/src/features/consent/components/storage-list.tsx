import { useId } from 'react';
import { cookieNameOf } from '../../../../../shared/domain/cookie-names.ts';
import type { StorageItem } from '../../../../../shared/domain/storage-inventory.ts';
import styles from './cookie-dialog.module.css';

type Props = { readonly title: string; readonly items: readonly StorageItem[] };

export function StorageList({ title, items }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li className={styles.item} key={`${item.where} ${item.name}`}>
            <code className={styles.name}>{shownName(item)}</code>
            <p>{item.purpose}</p>
            <p className={styles.lasts}>{item.lasts}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name as the browser's developer tools show it. */
function shownName({ where, name }: StorageItem): string {
  if (where !== 'cookie') return name.replace('*', '…');
  return cookieNameOf(name, window.location.protocol === 'https:');
}
