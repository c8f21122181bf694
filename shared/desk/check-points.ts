/** Milliseconds that a listing is held by the person who opened it, counted anew while it is open. */
export const holdLasts = 15 * 60_000;

/** What is checked at every copy. */
export const checkPoints = ['signature', 'number', 'certificate', 'condition'] as const;
export type CheckPoint = (typeof checkPoints)[number];

/** What a standard reason is for. */
export const reasonKinds = ['more', 'reject', 'submission'] as const;
export type ReasonKind = (typeof reasonKinds)[number];
