const flows = ['ask-or-sell', 'bid-or-buy', 'bulk-upload'];

/** Specification section 2: nothing lies beside a trade's own buttons. */
export function hidesLauncher(pathname: string): boolean {
  return flows.includes(pathname.split('/')[1] ?? '');
}
