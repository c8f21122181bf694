import { Fragment } from 'react';
import styles from './desk.module.css';

type Props = { readonly keys: readonly (readonly [key: string, does: string])[] };

/** What single keys do here. */
export function Keys({ keys }: Props) {
  return (
    <p className={styles.keys}>
      {keys.map(([key, does], index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          <kbd>{key}</kbd> {does}
        </Fragment>
      ))}
    </p>
  );
}
