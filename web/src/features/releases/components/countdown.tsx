import {
  type ReleasePhase,
  type ReleaseTimes,
  releaseWindow,
  timeLeft,
} from '../../../../../shared/domain/releases.ts';
import { useNow } from '../../../lib/format/use-now.ts';
import styles from './countdown.module.css';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

type Props = { readonly release: ReleaseTimes; readonly phase: ReleasePhase };

/**
 * Time until a release opens or closes. Its width is reserved until the viewer's clock is known,
 * and screen readers read the dates beside it instead.
 */
export function Countdown({ release, phase }: Props) {
  const now = useNow(1_000);
  const window = releaseWindow(release);
  const target = phase === 'before' ? window?.start : phase === 'open' ? window?.end : null;
  if (target === null || target === undefined) return null;
  const left = now === null ? null : timeLeft(target - now);
  return (
    <div aria-hidden className={styles.countdown}>
      <p className={styles.label}>{phase === 'before' ? 'Opens in' : 'Closes in'}</p>
      <ol className={styles.units}>
        {units.map((unit) => (
          <li className={styles.unit} key={unit}>
            <span className={styles.figure}>
              {left === null ? '–' : String(left[unit]).padStart(unit === 'days' ? 1 : 2, '0')}
            </span>
            <span className={styles.name}>{left?.[unit] === 1 ? unit.slice(0, -1) : unit}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
