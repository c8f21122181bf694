/** Thrown instead of a call while the circuit is open. */
export class CircuitOpen extends Error {}

type Circuit = {
  /** Runs the work, or throws CircuitOpen at once. Throws what the work throws. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
};

/**
 * Stops calling a service that failed several times in a row. After the pause one call tries it,
 * and the others fail at once until that one succeeds. Times are milliseconds.
 */
export function createCircuit(options: {
  readonly failures: number;
  readonly pauseMs: number;
  readonly now: () => number;
  readonly onOpen: (error: unknown) => void;
  readonly onClosed: () => void;
}): Circuit {
  let inARow = 0;
  let openUntil: number | null = null;
  let isTrying = false;

  function failed(error: unknown): void {
    inARow += 1;
    if (inARow < options.failures) return;
    if (openUntil === null) options.onOpen(error);
    openUntil = options.now() + options.pauseMs;
  }

  function succeeded(): void {
    inARow = 0;
    if (openUntil !== null) options.onClosed();
    openUntil = null;
  }

  return {
    async run(work) {
      const isOpen = openUntil !== null;
      if (openUntil !== null && (isTrying || options.now() < openUntil)) throw new CircuitOpen();
      if (isOpen) isTrying = true;
      try {
        const value = await work();
        succeeded();
        return value;
      } catch (error) {
        failed(error);
        throw error;
      } finally {
        if (isOpen) isTrying = false;
      }
    },
  };
}
