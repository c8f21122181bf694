export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part of `size` bytes that a Range header asks for, `end` included. null: the whole, as for
 * several parts at once and for what is no range (RFC 9110, 14.2). 'outside': there is no such part.
 */
export function byteRangeOf(
  header: string | undefined,
  size: number,
): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^\s*bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    return Number(last) === 0 || size === 0
      ? 'outside'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'outside' : { start, end };
}
