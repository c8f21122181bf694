import type { ComponentProps } from 'react';
import { type NavigateOptions, useHref, useLinkClickHandler } from 'react-router';
import { usePreloadOnIntent } from '../lib/preload.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & {
    readonly to: string;
    /** Told that the page goes there; not where the link opens in another tab. */
    readonly onGo?: (() => void) | undefined;
  };

/**
 * A link inside the site, whose page is loaded as soon as somebody means to go there. The router's
 * own link would bring the code of its forms and data routes, which this site has no use for.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  onGo,
  ...rest
}: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(rest.target !== undefined && { target: rest.target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  return (
    <a
      {...usePreloadOnIntent(to)}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        go(event);
        if (event.defaultPrevented) onGo?.();
      }}
    />
  );
}
