/** Ranges for the number of copies of an edition; null: unlimited. */
export const editionSizes = {
  unique: { to: 1 },
  25: { to: 25 },
  50: { to: 50 },
  100: { to: 100 },
  250: { to: 250 },
  larger: { from: 251 },
  open: null,
} as const satisfies Record<string, { readonly from?: number; readonly to?: number } | null>;

export type EditionSizeChoice = keyof typeof editionSizes;

export function isEditionSizeChoice(text: string): text is `${EditionSizeChoice}` {
  return Object.hasOwn(editionSizes, text);
}
