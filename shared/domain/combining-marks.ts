/** The ninth mark of a row and all that follow: no script has so many. */
const surplus = /(?<=\p{M}{8})\p{M}/gu;

/** Removes combining marks that would be drawn over the lines around. */
export function withoutMarkFloods(text: string): string {
  return text.replace(surplus, '');
}
