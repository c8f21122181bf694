import { externalLinkProps } from '../../../lib/external-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './drop-off.module.css';

const locators = [
  { name: 'DHL', href: 'https://locator.dhl.com' },
  { name: 'UPS', href: 'https://www.ups.com/dropoff' },
] as const;

/** Links to the carriers' drop-off points, for sellers who do not want a collection. */
export function DropOff() {
  const link = externalLinkProps(navigator.userAgent);
  return (
    <p className={styles.dropOff}>
      You can drop it off near you:{' '}
      {locators.map(({ name, href }) => (
        <a className={styles.locator} href={href} key={name} {...link}>
          {name} drop-off points
          <Icon name="external" />
        </a>
      ))}
    </p>
  );
}
