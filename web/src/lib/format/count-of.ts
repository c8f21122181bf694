const number = new Intl.NumberFormat('en-GB');

/** Such as '1,204'. */
export function formatCount(count: number): string {
  return number.format(count);
}

/** Such as '1 work' or '1,204 works'. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
