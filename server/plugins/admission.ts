export type Admission = {
  /** Takes a place for one more call, if there is one. The limit of trades is higher. */
  enter(isRead: boolean): boolean;
  /** Whether a read would be let in. */
  isOpen(): boolean;
  leave(): void;
  /** A round of the event loop: its milliseconds, and what share of them was work. */
  onTick(roundMs: number, utilization: number): void;
};

const unlimited = Number.POSITIVE_INFINITY;
/** So few calls never keep others waiting for long, however busy the machine is. */
export const minConcurrent = 16;
/** A round this long keeps others waiting; so do many short ones, each of which does little. */
const lateMs = 10;
/** With less of it, it is not the processor that calls wait for. */
const busy = 0.95;
/** A burst is served; calls that keep coming for longer are more than can be served. */
const patienceMs = 1_000;
const forgottenAfterMs = 2_000;
/** How long a call that was let in should take. */
const stayMs = 100;
/** Of the limit of reads. */
const tradeFactor = 2;

/**
 * How many calls are worked on at once. When more come than a processor can do, every one that is
 * let in makes all others later, until none is answered in time. Then a limit is set: as many as
 * were done in a moment of the second before. It rises while there is time left, falls back while
 * there is none, and is lifted when it has held no call back for a while.
 */
export function createAdmission(): Admission {
  let lowestLimit = unlimited;
  let limit = unlimited;
  let concurrent = 0;
  let done = 0;
  let doneThisRound = 0;
  /** How many are done in a millisecond, of late. */
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
