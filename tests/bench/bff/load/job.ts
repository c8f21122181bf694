/** One kind of request, sent over and over. It goes from process to process, so it is plain data. */
export type Shot = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as it is. */
  readonly text?: string;
  /** Sent as a form with one file of so many bytes. */
  readonly fileBytes?: number;
  /** Whether each carries an Idempotency-Key of its own. */
  readonly hasKey?: boolean;
  /** Sent in turn: one after the other, so that no person does more than one may. */
  readonly cookies?: readonly string[];
  readonly status: number;
};

/** `closed`: as fast as the server answers. `open`: so many a second, whatever the server does. */
export type Job = {
  readonly origin: string;
  readonly shot: Shot;
  readonly seconds: number;
  readonly connections: number;
} & ({ readonly kind: 'closed' } | { readonly kind: 'open'; readonly rate: number });

export type Outcome = {
  readonly requests: number;
  readonly seconds: number;
  /** Bytes of the first answer's body. */
  readonly bytes: number;
  /** How many were not answered as they should be. */
  readonly failures: number;
  /** The first of them in words; null: there was none. */
  readonly failure: string | null;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
};
