import { useIsLocalized } from './localized.ts';

let own: string | undefined;

/**
 * The viewer's time zone. What the server has rendered stands in UTC until the browser has taken
 * the page over, so that both begin with the same words.
 */
export function useTimeZone(): string {
  return useIsLocalized() ? viewersZone() : 'UTC';
}

/** Asked once: asking takes as long as writing fifty dates. */
function viewersZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
}
