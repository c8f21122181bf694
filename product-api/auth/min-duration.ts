import { setTimeout } from 'node:timers/promises';

/** Milliseconds; several times what storing a mail takes. */
export const mailMinDuration = 250;

/**
 * Delays an answer to at least this many milliseconds, so that its timing does not reveal whether
 * an account was found.
 */
export async function minDuration<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), setTimeout(milliseconds)]);
  return result;
}
