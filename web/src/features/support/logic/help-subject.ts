import { type PageName, pageAt } from '../../../../../shared/domain/client-routes.ts';

const orderPages: Partial<Record<PageName, string>> = { order: 'Order', sale: 'Sale' };
const thankedOrders: Partial<Record<string, string>> = { purchase: 'Order', sale: 'Sale' };

/** Names the order that a page is about, and the failure on it; null: neither. */
export function helpSubject(pathname: string, failure: string | null): string | null {
  const about = [orderNamed(pathname), failure && `Reference ${failure}`].filter(Boolean);
  return about.length === 0 ? null : about.join(', ');
}

function orderNamed(pathname: string): string | null {
  const parts = pathname.split('/').filter(Boolean);
  const page = pageAt(pathname);
  const kind =
    page === 'thanks' ? thankedOrders[parts[1] ?? ''] : page === null ? null : orderPages[page];
  const id = parts.at(-1) ?? '';
  return kind && /^[1-9]\d{0,9}$/.test(id) ? `${kind} ${id}` : null;
}
