/** A part of a file, in bytes from its start. */
export type ByteRange = { readonly offset: number; readonly length: number };

/**
 * Returns the part that a Range header asks for: 'whole' without one, for several parts and for an invalid one,
 * 'unsatisfiable' for a part outside the file (https://httpwg.org/specs/rfc9110.html#field.range). R2's own parsing
 * fails with error 10039 on the latter (https://developers.cloudflare.com/r2/api/error-codes/), and ignores If-Range.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length };
  }
  const offset = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < offset) return 'whole';
  return offset >= size ? 'unsatisfiable' : { offset, length: last - offset + 1 };
}
