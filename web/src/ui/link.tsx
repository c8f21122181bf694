import type { ComponentProps, MouseEvent } from 'react';
import { usePreloadOnIntent } from '../lib/preload.ts';
import { useNavigate } from '../lib/use-navigate.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
  readonly replace?: boolean | undefined;
  /** Called on navigation; not when the link opens in another tab. */
  readonly onGo?: (() => void) | undefined;
};

/**
 * A link within the site that preloads its page on hover, focus or touch. The router's own Link
 * would add the code of its forms and data routes, which the site does not use.
 */
export function Link({ to, replace, onClick, onGo, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...usePreloadOnIntent(to)}
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isForThisTab(event, rest.target)) return;
        event.preventDefault();
        navigate(to, { replace });
        onGo?.();
      }}
    />
  );
}

function isForThisTab(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  const isPlain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
  return isPlain && (target === undefined || target === '_self');
}
