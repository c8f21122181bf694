import styles from './desk.module.css';

/** What stands where there is nothing: a list without rows, a record that is unknown. */
export function Empty({ title }: { readonly title: string }) {
  return <p className={styles.empty}>{title}</p>;
}
