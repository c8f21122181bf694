import { useEffect } from 'react';
import { useSession } from './session/use-session.ts';

/** Sets the document's title; null: the product's name and claim. */
export function usePageTitle(title: string | null): void {
  const { name, line } = useSession().site;
  useEffect(() => {
    document.title = title === null ? `${name} · ${line}` : `${title} · ${name}`;
  }, [title, name, line]);
}
