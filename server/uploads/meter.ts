import { Transform } from 'node:stream';

/** Whose turn it is: the browser's to send more, or the product API's to take it or to answer. */
export type Turn = 'browser' | 'product-api';

type Metering = {
  /** Bytes; one more and `onTooLarge` is called, and nothing goes on. */
  readonly limit: number;
  /** Milliseconds that each may be silent for. */
  readonly patience: Readonly<Record<Turn, number>>;
  readonly onTooLarge: () => void;
  readonly onSilence: (silent: Turn) => void;
};

/** What a form flows through. */
export type Meter = {
  readonly through: Transform;
  readonly bytes: () => number;
  readonly stop: () => void;
};

/**
 * Counts the bytes of a form and watches that they move. Time limits are about silence, for a phone
 * on a slow line needs minutes. Nothing is kept but what is on its way, and whoever is slow makes
 * the other wait.
 */
export function createMeter({ limit, patience, onTooLarge, onSilence }: Metering): Meter {
  let bytes = 0;
  let movedAt = performance.now();
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
    if (performance.now() - movedAt > patience[turn]) onSilence(turn);
  };
  const looking = setInterval(look, Math.min(...Object.values(patience)) / 4);
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
