export type Admission = {
  /** Takes a place for one more call, if there is one. Trades have a higher limit. */
  enter(isRead: boolean): boolean;
  /** Whether a read would be admitted. */
  isOpen(): boolean;
  leave(): void;
  /** Reports a round of the event loop: its milliseconds, and the share of them that was work. */
  onTick(roundMs: number, utilization: number): void;
};

const unlimited = Number.POSITIVE_INFINITY;
/** So few calls at once never delay others for long, however busy the machine is. */
export const minConcurrent = 16;
/**
 * Milliseconds of a round from which calls are late. Many short rounds with little work each delay
 * calls too.
 */
const lateMs = 10;
/** Below this share of work, calls wait for something other than the processor. */
const busy = 0.95;
/** A shorter burst is served; more calls for longer than this cannot be. */
const patienceMs = 1_000;
const forgottenAfterMs = 2_000;
/** Milliseconds that an admitted call should take. */
const stayMs = 100;
/** Multiplies the limit of reads. */
const tradeFactor = 2;

/**
 * Limits how many calls are worked on at once. When more arrive than the processor can do, each
 * admitted one delays all others, until none is answered in time. The first limit is the number of
 * calls done in a moment of the last second. It rises while the processor has time left, falls
 * while it has none, and is lifted when it has refused no call for a while.
 */
export function createAdmission(): Admission {
  let lowestLimit = unlimited;
  let limit = unlimited;
  let concurrent = 0;
  let done = 0;
  let doneThisRound = 0;
  /** Calls done per millisecond lately. */
  let rate = 0;
  let lateFor = 0;
  let heldBack = false;
  let calmFor = 0;

  function watch(roundMs: number, isLate: boolean): void {
    if (isLate && concurrent > minConcurrent) {
      lateFor += roundMs;
    } else {
      lateFor = Math.max(0, lateFor - 2 * roundMs);
      if (lateFor === 0) done = 0;
    }
    if (lateFor < patienceMs) return;
    lowestLimit = Math.max(minConcurrent, (done / lateFor) * stayMs);
    limit = lowestLimit;
    calmFor = 0;
  }

  function adjust(roundMs: number, isLate: boolean): void {
    if (isLate) limit = Math.max(lowestLimit, limit * 0.99);
    else if (heldBack) limit *= 1.005;
    calmFor = heldBack ? 0 : calmFor + roundMs;
    if (calmFor < forgottenAfterMs) return;
    limit = unlimited;
    lateFor = 0;
    done = 0;
  }

  function isBelowLimit(isRead: boolean): boolean {
    if (concurrent < (isRead ? limit : tradeFactor * limit)) return true;
    heldBack = true;
    return false;
  }

  return {
    isOpen: () => isBelowLimit(true),
    enter(isRead) {
      if (!isBelowLimit(isRead)) return false;
      concurrent += 1;
      return true;
    },
    leave() {
      concurrent -= 1;
      done += 1;
      doneThisRound += 1;
    },
    onTick(roundMs, utilization) {
      rate += (doneThisRound / roundMs - rate) * Math.min(1, roundMs / patienceMs);
      const isSlow = concurrent > minConcurrent && concurrent > stayMs * rate;
      const isLate = utilization > busy && (roundMs > lateMs || isSlow);
      if (limit === unlimited) watch(roundMs, isLate);
      else adjust(roundMs, isLate);
      doneThisRound = 0;
      heldBack = false;
    },
  };
}
