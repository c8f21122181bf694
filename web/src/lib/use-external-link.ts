import { externalLinkProps } from './external-link.ts';
import { useIsLocalized } from './format/localized.ts';

/**
 * How a link that leads out of the site opens. The server does not know the browser: what it
 * renders opens in the same window until the browser has taken the page over.
 */
export function useExternalLink(): { target?: '_blank'; rel: string } {
  return useIsLocalized() ? externalLinkProps(navigator.userAgent) : { rel: 'noopener external' };
}
