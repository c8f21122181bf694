import { expiryOptions } from '../../../../../shared/domain/expiry.ts';
import { daysToAct } from '../../../../../shared/domain/order-status.ts';
import { useExternalLink } from '../../../lib/use-external-link.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './steps.module.css';

const steps = [
  {
    name: 'Find the work',
    text: 'Every edition has its page, with what others ask and bid for it.',
  },
  {
    name: 'Ask or sell',
    text: `List it at your price for ${expiryOptions[0]} days, for ${expiryOptions[1]} days or until it is accepted, or sell to the highest bidder now.`,
  },
  {
    name: 'Show what it is',
    text: 'Upload photographs and papers. Our authenticators look at them, and your ask enters the book.',
  },
  {
    name: 'Send it to us',
    text: `When it is sold you have ${daysToAct.AwaitingShipment} days. In Great Britain and the United States, drop it at a DHL or UPS point.`,
  },
  {
    name: 'We authenticate it',
    text: 'Every work is checked by us before it goes on to its buyer.',
  },
  {
    name: 'You are paid',
    text: 'Your payout, named before you list, is sent when the work has been delivered. The artist has a share in every sale.',
  },
];

const places = [
  { label: 'DHL drop-off points', to: 'https://locator.dhl.com' },
  { label: 'UPS drop-off points', to: 'https://www.ups.com/dropoff' },
] as const;

export function Steps() {
  const outside = useExternalLink();
  return (
    <section aria-labelledby="selling-steps">
      <h2 className={styles.title} id="selling-steps">
        How selling works
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ name, text }, index) => (
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
          <Link to="/how-it-works/for-sellers">For sellers, in full</Link>
        </li>
        <li>
          <Link to="/how-it-works/guarantee">How works are authenticated</Link>
        </li>
        <li>
          <Link to="/submit-work">Your edition is not here? Submit it</Link>
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
