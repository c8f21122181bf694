import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { usePreloadOnIntent } from '../lib/preload.ts';

export type LinkProps = Omit<RouterLinkProps, 'to'> & { readonly to: string };

/** A link inside the site, whose page is loaded as soon as somebody means to go there. */
export function Link(props: LinkProps) {
  return <RouterLink {...usePreloadOnIntent(props.to)} {...props} />;
}
