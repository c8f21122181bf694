export const bulkSteps = ['shipping-and-billing', 'add-listings', 'review-listings'] as const;
export type BulkStep = (typeof bulkSteps)[number];

export function bulkPath(step: BulkStep): string {
  return `/bulk-upload/${step}`;
}

/** The step of a path such as '/bulk-upload/add-listings'; null: the page before the first one. */
export function bulkStepOf(pathname: string): BulkStep | null {
  return bulkSteps.find((step) => `${pathname}/`.startsWith(`${bulkPath(step)}/`)) ?? null;
}
