import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition holds. Throws after 6,000 tries, which take a minute or more. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 6_000; tries += 1) {
    if (await isSo()) return;
    await sleep(10);
  }
  throw new Error(`never so: ${isSo}`);
}
