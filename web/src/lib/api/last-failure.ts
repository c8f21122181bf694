type Failure = { readonly requestId: string; readonly pathname: string };

let last: Failure | null = null;

/** Stores the request id of the last failure, with the page it happened on. */
export function keepFailure(requestId: string | null): void {
  last = requestId === null ? null : { requestId, pathname: window.location.pathname };
}

/** The request id of the last failure on this page; null: none. */
export function failureOn(pathname: string): string | null {
  return last?.pathname === pathname ? last.requestId : null;
}
