import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';

/** An address without `days` means 90. */
export const periodLabels = { 30: '30 days', 90: '90 days', 365: 'A year' } as const;
const usual = 90;

export function periodIn(query: URLSearchParams): number {
  const days = Number(query.get('days'));
  return Object.hasOwn(periodLabels, days) ? days : usual;
}

export function periodAddress(days: number): string {
  return days === usual ? clientRoutes.invest : `${clientRoutes.invest}?days=${days}`;
}
