import { setTimeout } from 'node:timers/promises';

export const faultKinds = ['failing', 'slow', 'lost', 'none'] as const;
export type FaultKind = (typeof faultKinds)[number];

const calls = 10;
/** Longer than the product API waits. */
const slowness = 12_000;

export type Faults = {
  /** Calls that are still answered badly. */
  left(): number;
  set(kind: FaultKind): void;
  /** How the next call is answered; 'slow' has waited by then. */
  next(): Promise<FaultKind>;
};

/** Bad answers to try the site with. */
export function createFaults(): Faults {
  let kind: FaultKind = 'none';
  let left = 0;
  return {
    left: () => left,
    set(given) {
      kind = given;
      left = given === 'none' ? 0 : calls;
    },
    async next() {
      if (left === 0) return 'none';
      left -= 1;
      if (kind === 'slow') await setTimeout(slowness);
      return kind;
    },
  };
}
