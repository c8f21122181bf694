import type { ErrorBody } from '../../../../shared/contracts/error.ts';
import type { ErrorCode } from '../../../../shared/contracts/error-codes.ts';
import { statusMessages } from '../../../../shared/contracts/status-messages.ts';

type Details = ErrorBody['error'];

/**
 * A failed call. 'answer': the BFF's own error; 'proxy': an intermediary answered; 'network': no
 * answer was read. For the last two, the call may have arrived.
 */
export class ApiError extends Error {
  readonly kind: 'answer' | 'proxy' | 'network';
  /** HTTP status; 0 for a network failure. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly requestId: string | null;
  readonly issues: NonNullable<Details['issues']>;
  readonly next: Details['next'] | null;

  private constructor(
    kind: ApiError['kind'],
    status: number,
    details: Partial<Omit<Details, 'code'>> & { code: ErrorCode | 'network'; message: string },
  ) {
    super(details.message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = details.code;
    this.requestId = details.requestId ?? null;
    this.issues = details.issues ?? [];
    this.next = details.next ?? null;
  }

  static network(): ApiError {
    return new ApiError('network', 0, {
      code: 'network',
      message: 'The connection failed before an answer came.',
    });
  }

  /** `body` is the parsed body; anything but an error body becomes an unknown failure. */
  static answer(status: number, body: unknown, requestId: string | null): ApiError {
    const details = detailsOf(body);
    if (details) return new ApiError('answer', status, details);
    const code = codeOfStatus(status);
    return new ApiError('proxy', status, {
      code,
      message: statusMessages[code],
      ...(requestId === null ? {} : { requestId }),
    });
  }

  /** Whether it proves that nothing was done: a proxy may answer after the call went through. */
  get isRefusal(): boolean {
    return this.kind === 'answer' && (this.status < 500 || this.status === 503);
  }

  /** Whether a retry of the same call may succeed. */
  get isTransient(): boolean {
    return this.kind === 'network' || this.status >= 500;
  }
}

function detailsOf(body: unknown): Details | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null) return null;
  const { code, message, requestId } = error as Partial<Record<keyof Details, unknown>>;
  const isOurs = [code, message, requestId].every((part) => typeof part === 'string');
  return isOurs ? (error as Details) : null;
}

/** For answers of an intermediary rather than the BFF. */
function codeOfStatus(status: number): keyof typeof statusMessages {
  if (status === 401) return 'auth.required';
  if (status === 404) return 'not-found';
  if (status === 429) return 'request.too-many';
  if (status === 503) return 'overloaded';
  if (status === 502 || status === 504) return 'upstream.unavailable';
  return status >= 500 ? 'internal' : 'request.invalid';
}
