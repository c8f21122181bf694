import { Transform } from 'node:stream';
import { createPacer, type Pace } from './form-pace.ts';

/** Whose turn it is: the browser's to send more, or the product API's to take it or to answer. */
export type Turn = 'browser' | 'product-api';

type Metering = {
  /** Bytes; one more and `onTooLarge` is called, and nothing goes on. */
  readonly limit: number;
  /** Milliseconds that each may be silent for. */
  readonly patience: Readonly<Record<Turn, number>>;
  /** The browser's, while it is its turn. */
  readonly pace: Pace;
  readonly onTooLarge: () => void;
  /** Told also of a browser that sends, but less than its pace. */
  readonly onSilence: (silent: Turn) => void;
};

/** What a form flows through. */
export type Meter = {
  readonly through: Transform;
  readonly bytes: () => number;
  readonly stop: () => void;
};

/**
 * Counts the bytes of a form and watches that they move. Time limits are about silence and a pace
 * that every line makes, for a phone on a slow one needs minutes. Nothing is kept but what is on its
 * way, and whoever is slow makes the other wait.
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
