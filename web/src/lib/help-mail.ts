import type { Site } from '../../../shared/site.ts';

/** Where support is written to. */
export function helpAddress({ contactEmail }: Pick<Site, 'contactEmail'>): string {
  return contactEmail ?? `help@${window.location.hostname}`;
}

/** Opens an e-mail to support; `about` becomes its subject. */
export function helpMail(site: Pick<Site, 'contactEmail'>, about: string | null): string {
  const subject = about === null ? '' : `?subject=${encodeURIComponent(about)}`;
  return `mailto:${helpAddress(site)}${subject}`;
}
