export type Admission = {
  /** Takes a place for one more call, if there is one. Trades have more room than reads. */
  enter(isRead: boolean): boolean;
  /** Whether a read would be let in. */
  isOpen(): boolean;
  leave(): void;
  /** A round of the event loop: its milliseconds, and what share of them was work. */
  heard(roundMs: number, utilization: number): void;
};

const unlimited = Number.POSITIVE_INFINITY;
/** So few never keep anybody waiting for long, however busy the machine is with something else. */
export const fewest = 16;
/** A round this long keeps others waiting; so do many short ones, each of which does little. */
const lateMs = 10;
/** With less of it, it is not the processor that calls wait for. */
const busy = 0.95;
/** A crowd that comes at once is served; one that keeps coming is more than can be served. */
const patienceMs = 1_000;
const forgottenAfterMs = 2_000;
/** How long a call that was let in should take. */
const stayMs = 100;
const tradesRoom = 2;

/**
 * How many calls are worked on at once. When more come than a processor can do, every one that is
 * let in makes all others later, until nobody is answered in time. Then a limit is set: as many as
 * were done in a moment of the second before. It rises while there is time left, falls back while
 * there is none, and is forgotten when it has held nobody back for a while.
 */
export function createAdmission(): Admission {
  let least = unlimited;
  let room = unlimited;
  let inside = 0;
  let done = 0;
  let doneThisRound = 0;
  /** How many are done in a millisecond, of late. */
  let rate = 0;
  let lateFor = 0;
  let heldBack = false;
  let calmFor = 0;

  function watch(roundMs: number, isLate: boolean): void {
    if (isLate && inside > fewest) {
      lateFor += roundMs;
    } else {
      lateFor = Math.max(0, lateFor - 2 * roundMs);
      if (lateFor === 0) done = 0;
    }
    if (lateFor < patienceMs) return;
    least = Math.max(fewest, (done / lateFor) * stayMs);
    room = least;
    calmFor = 0;
  }

  function adjust(roundMs: number, isLate: boolean): void {
    if (isLate) room = Math.max(least, room * 0.99);
    else if (heldBack) room *= 1.005;
    calmFor = heldBack ? 0 : calmFor + roundMs;
    if (calmFor < forgottenAfterMs) return;
    room = unlimited;
    lateFor = 0;
    done = 0;
  }

  function hasRoom(isRead: boolean): boolean {
    if (inside < (isRead ? room : tradesRoom * room)) return true;
    heldBack = true;
    return false;
  }

  return {
    isOpen: () => hasRoom(true),
    enter(isRead) {
      if (!hasRoom(isRead)) return false;
      inside += 1;
      return true;
    },
    leave() {
      inside -= 1;
      done += 1;
      doneThisRound += 1;
    },
    heard(roundMs, utilization) {
      rate += (doneThisRound / roundMs - rate) * Math.min(1, roundMs / patienceMs);
      const isSlow = inside > fewest && inside > stayMs * rate;
      const isLate = utilization > busy && (roundMs > lateMs || isSlow);
      if (room === unlimited) watch(roundMs, isLate);
      else adjust(roundMs, isLate);
      doneThisRound = 0;
      heldBack = false;
    },
  };
}
