const monthsShown = 24;

/** This month and those before it, then their years: '2026-11', …, '2026'. In UTC. */
export function recentPeriods(now: Date): string[] {
  const months = Array.from({ length: monthsShown }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7),
  );
  return [...months, ...new Set(months.map((month) => month.slice(0, 4)))];
}
