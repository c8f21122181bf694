import { Transform } from 'node:stream';
import { createPacer, type Pace } from './form-pace.ts';

/** Who has to act next: the browser by sending, or the product API by reading or answering. */
export type Turn = 'browser' | 'product-api';

type Metering = {
  /** Bytes; one more calls `onTooLarge` and ends the upload. */
  readonly limit: number;
  /** Milliseconds for which each may be silent. */
  readonly patience: Readonly<Record<Turn, number>>;
  /** The browser's slowest pace, while it has to send. */
  readonly pace: Pace;
  readonly onTooLarge: () => void;
  /** Also called for a browser that sends more slowly than its pace. */
  readonly onSilence: (silent: Turn) => void;
};

/** The stream through which a form is sent. */
export type Meter = {
  readonly through: Transform;
  readonly bytes: () => number;
  readonly stop: () => void;
};

/**
 * Counts a form's bytes and ends an upload that stalls. It limits silence and a slowest pace rather
 * than the whole time, because a phone may need minutes. Nothing is buffered beyond the stream: the
 * slower side makes the other wait.
 */
export function createMeter({ limit, patience, pace, onTooLarge, onSilence }: Metering): Meter {
  let bytes = 0;
  let movedAt = performance.now();
  const pacer = createPacer(pace);
  const moved = () => {
    movedAt = performance.now();
  };
  const through = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      moved();
      if (bytes > limit) onTooLarge();
      else done(null, piece);
    },
  });
  through.on('drain', moved).on('finish', moved);
  const look = () => {
    const turn = turnOf(through);
    if (turn === 'product-api') pacer.excuse(bytes);
    const isSlow = turn === 'browser' && pacer.isTooSlow(bytes);
    if (isSlow || performance.now() - movedAt > patience[turn]) onSilence(turn);
  };
  const looking = setInterval(look, Math.min(...Object.values(patience), pace.windowMs) / 4);
  return {
    through,
    bytes: () => bytes,
    stop() {
      clearInterval(looking);
      through.destroy();
    },
  };
}

function turnOf({ writableEnded, writableNeedDrain }: Transform): Turn {
  return writableEnded || writableNeedDrain ? 'product-api' : 'browser';
}
