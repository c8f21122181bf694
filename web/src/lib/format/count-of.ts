const number = new Intl.NumberFormat('en-GB');

/** '1,204'. */
export function formatCount(count: number): string {
  return number.format(count);
}

/** '1 work', '1,204 works'. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
