import { useEffect } from 'react';
import { product } from '../../../shared/product.ts';

/** Names the page in the browser's tab and history; null: the product's name alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? product.name : `${title} · ${product.name}`;
  }, [title]);
}
