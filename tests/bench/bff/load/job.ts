/** One kind of request, sent repeatedly. Plain data, because it is passed between processes. */
export type Shot = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A text body. */
  readonly text?: string;
  /** A form with one file of this size. */
  readonly fileBytes?: number;
  /** Whether each request has a new Idempotency-Key. */
  readonly hasKey?: boolean;
  /** Used in turn, so that no user exceeds their rate limit. */
  readonly cookies?: readonly string[];
  readonly status: number;
};

/** `closed`: as fast as the server answers. `open`: at a fixed rate per second. */
export type Job = {
  readonly origin: string;
  readonly shot: Shot;
  readonly seconds: number;
  readonly connections: number;
} & ({ readonly kind: 'closed' } | { readonly kind: 'open'; readonly rate: number });

export type Outcome = {
  readonly requests: number;
  readonly seconds: number;
  /** Size of the first answer's body. */
  readonly bytes: number;
  /** Number of unexpected answers. */
  readonly failures: number;
  /** The first unexpected answer; null: none. */
  readonly failure: string | null;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
};
