import { setTimeout } from 'node:timers/promises';

/** Milliseconds; several times what writing a mail down takes. */
export const mailMinDuration = 250;

/**
 * Takes no less than this many milliseconds, whether or not there was anything to do: the time of
 * an answer then does not tell what was found.
 */
export async function minDuration<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), setTimeout(milliseconds)]);
  return result;
}
