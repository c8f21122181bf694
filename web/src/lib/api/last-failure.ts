type Failure = { readonly requestId: string; readonly pathname: string };

let last: Failure | null = null;

/** Keeps the number by which support finds what failed last, with the page that it failed on. */
export function keepFailure(requestId: string | null): void {
  last = requestId === null ? null : { requestId, pathname: window.location.pathname };
}

/** The number of what failed on this page; null: nothing did. */
export function failureOn(pathname: string): string | null {
  return last?.pathname === pathname ? last.requestId : null;
}
