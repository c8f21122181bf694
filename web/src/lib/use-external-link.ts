import { useSyncExternalStore } from 'react';
import { externalLinkProps } from './external-link.ts';

const never = () => () => undefined;

/**
 * How a link that leads out of the site opens. The server does not know the browser: what it
 * renders opens in the same window until the browser has taken the page over.
 */
export function useExternalLink(): { target?: '_blank'; rel: string } {
  const agent = useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => null,
  );
  return agent === null ? { rel: 'noopener external' } : externalLinkProps(agent);
}
