import { useEffect } from 'react';
import { product } from '../../../shared/product.ts';

/** Sets the document's title; null: the product's name and claim. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title =
      title === null ? `${product.name} · ${product.line}` : `${title} · ${product.name}`;
  }, [title]);
}
