import { useIsLocalized } from './localized.ts';

let own: string | undefined;

/** The viewer's time zone; UTC on the server and until hydration, so that both render the same. */
export function useTimeZone(): string {
  return useIsLocalized() ? viewersZone() : 'UTC';
}

/** Cached, as reading the zone costs as much as formatting fifty dates. */
function viewersZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
}
