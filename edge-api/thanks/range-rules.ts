/** A part of a file, in bytes from its start. */
export type ByteRange = { readonly offset: number; readonly length: number };

/**
 * Returns the part that a Range header asks for: 'whole' without one, with several parts or with one that is not
 * understood, 'unsatisfiable' for a part that lies outside (https://httpwg.org/specs/rfc9110.html#field.range). R2's own
 * reading of the header has no such answer: locally it reads that last one as no header, in production it fails with
 * error 10039 (https://developers.cloudflare.com/r2/api/error-codes/). Nor does it heed If-Range, and a part that is the
 * whole file looks like no part.
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
