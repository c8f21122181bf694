import { externalLinkProps } from './external-link.ts';
import { useIsLocalized } from './format/localized.ts';

/**
 * How an external link opens. The server does not know the browser, so that the link opens in the
 * same window until hydration.
 */
export function useExternalLink(): { target?: '_blank'; rel: string } {
  return useIsLocalized() ? externalLinkProps(navigator.userAgent) : { rel: 'noopener external' };
}
