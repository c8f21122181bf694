/** What the release calendar is parted into. */
export const releaseScopes = ['upcoming', 'past', 'unscheduled'] as const;
export type ReleaseScope = (typeof releaseScopes)[number];

/** The BFF's path of one page of the release calendar. */
export function releaseListPath(asked: {
  readonly scope: ReleaseScope;
  readonly page: number;
}): string {
  const path = `/api/releases?scope=${asked.scope}`;
  return asked.page > 1 ? `${path}&page=${asked.page}` : path;
}
