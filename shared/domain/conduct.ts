/** Why a person trades nothing new for now. */
export const pauseReasons = [
  /** Purchases that they did not pay. */
  'not-paid',
  /** Sales that they did not ship. */
  'not-shipped',
  /** They were paid for a sale whose payment the buyer's bank took back. */
  'debt',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** So many orders that were not paid, or not shipped, within so many days pause trading. */
export const conductLimit = 3;
export const conductWindowDays = 90;
/** How long it is paused, in days. */
export const pauseDays = 14;
