import { expiryOptions } from '../../../../../shared/domain/expiry.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useExternalLink } from '../../../lib/use-external-link.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './steps.module.css';

const stepsFor = (daysToShip: number) => [
  {
    name: 'Find your artwork',
    text: 'Every edition has its own page with all asks and bids.',
  },
  {
    name: 'List or sell',
    text: `List it at your price for ${expiryOptions[0]} days, ${expiryOptions[1]} days or until accepted, or sell to the highest bidder now.`,
  },
  {
    name: 'Authentication documents',
    text: 'Upload photographs and documents. Once our authenticators approve them, your listing goes live.',
  },
  {
    name: 'Ship it to us',
    text: `Once it is sold and paid for, you have ${daysToShip} working days. In the United Kingdom and the United States, drop it off at a DHL or UPS point.`,
  },
  {
    name: 'We authenticate it',
    text: 'We check every artwork before it goes to the buyer.',
  },
  {
    name: 'Get paid',
    text: 'You see your payout before you list. We send it once the artwork is delivered. The artist gets a share of every sale.',
  },
];

const places = [
  { label: 'DHL drop-off points', to: 'https://locator.dhl.com' },
  { label: 'UPS drop-off points', to: 'https://www.ups.com/dropoff' },
] as const;

export function Steps() {
  const { site } = useSession();
  const outside = useExternalLink();
  return (
    <section aria-labelledby="selling-steps">
      <h2 className={styles.title} id="selling-steps">
        How selling works
      </h2>
      <ol className={styles.steps}>
        {stepsFor(site.daysToShip).map(({ name, text }, index) => (
          <li className={styles.step} key={name}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.links}>
        <li>
          <Link to="/how-it-works/for-sellers">Full guide for sellers</Link>
        </li>
        <li>
          <Link to="/how-it-works/guarantee">How authentication works</Link>
        </li>
        <li>
          <Link to="/submit-work">Can’t find your edition? Submit it</Link>
        </li>
        <li>
          <Link to="/seller-terms">Seller terms</Link>
        </li>
        {places.map(({ label, to }) => (
          <li key={to}>
            <a href={to} {...outside}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
