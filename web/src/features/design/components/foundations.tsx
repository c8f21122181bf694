import { DeckleEdge } from '../../../ui/deckle-edge.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import styles from './foundations.module.css';
import { Row, Sample } from './sample.tsx';

const colours = [
  'paper',
  'sheet',
  'shade',
  'hairline',
  'line',
  'ink-soft',
  'ink',
  'dot',
  'good',
  'waiting',
];

export function Foundations() {
  return (
    <>
      <Sample name="Wordmark and edge">
        <Wordmark />
        <div className={styles.edge}>
          <DeckleEdge />
        </div>
      </Sample>
      <Sample name="Colour">
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li className={styles.colour} key={name}>
              <svg aria-hidden className={styles.swatch}>
                <rect fill={`var(--${name})`} height="100%" width="100%" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Type">
        <p className={styles.display}>Traded in the open</p>
        <p className={styles.work}>Low Tide, Looking Back</p>
        <p>Hanken Grotesk for whatever is said, Newsreader’s italic for the title of a work.</p>
        <Row>
          <span className={styles.figures}>£1,111.11</span>
          <span className={styles.figures}>£8,888.88</span>
        </Row>
      </Sample>
    </>
  );
}
