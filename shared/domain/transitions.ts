/** For each status, the statuses that may follow. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

export function canMove<Status extends string>(
  table: Transitions<Status>,
  from: Status,
  to: Status,
): boolean {
  return table[from].includes(to);
}

export function isFinal<Status extends string>(
  table: Transitions<Status>,
  status: Status,
): boolean {
  return table[status].length === 0;
}
