const number = new Intl.NumberFormat('en-GB');

/** '1 work', '1,204 works'. */
export function countOf(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
