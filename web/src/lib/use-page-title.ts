import { useEffect } from 'react';
import { product } from '../../../shared/product.ts';

/** Names the page in the browser's tab and history; null: the product's name and what it is. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title =
      title === null ? `${product.name} · ${product.line}` : `${title} · ${product.name}`;
  }, [title]);
}
