import { isOffensive } from '../platform/is-offensive.ts';

/** Most characters of a first name that is shown. */
const SHOWN_NAME_MAX = 24;

/**
 * Returns the first name to show of a whole one; null for what is not plainly a name, such as an address or a number,
 * and for what nobody should read in public.
 */
export function toPublicName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s/);
  const isName = first.length <= SHOWN_NAME_MAX && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first);
  return isName && !isOffensive(first) ? first : null;
}
