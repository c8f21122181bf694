/** TEST_SIZE=full: campaigns test all combinations. */
export const isFull = process.env.TEST_SIZE === 'full';

/**
 * Whether to test this combination: every `step`th of each row and of each column, so that each row
 * and each column is tested. The column count must not be below `step`.
 */
export function isSampled(row: number, column: number, step: number): boolean {
  return isFull || (row + column) % step === 0;
}
