import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

type Look = {
  /** 'primary' once per screen, 'secondary' beside it; 'quiet' looks like a link. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'medium' | 'small';
  /** As wide as its container. */
  readonly block?: boolean;
};

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows progress; further presses do nothing, and screen readers hear that it is busy. */
    readonly loading?: boolean;
  };

export function Button({
  variant,
  size,
  block,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // aria-disabled keeps the focus on the button; disabled would drop it.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={classOf({ variant, size, block }, className)}
      data-loading={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      type={type}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
}

/** A link that the browser follows itself, for addresses outside the router. */
export function ButtonAnchor({
  variant,
  size,
  block,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={classOf({ variant, size, block }, className)}>
      <span className={styles.label}>{children}</span>
    </a>
  );
}

export function ButtonLink({
  variant,
  size,
  block,
  className,
  children,
  ...rest
}: LinkProps & Look) {
  return (
    <Link {...rest} className={classOf({ variant, size, block }, className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}

type LookOrNone = { [Key in keyof Look]: Look[Key] | undefined };

function classOf(
  { variant = 'secondary', size = 'medium', block = false }: LookOrNone,
  more: string | undefined,
): string {
  return [styles.button, styles[variant], styles[size], block && styles.block, more]
    .filter(Boolean)
    .join(' ');
}
