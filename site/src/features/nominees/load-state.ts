import type { Outcome } from '../accounts/call-endpoint.ts';

/** What is known of something that is read for a page. */
export type LoadState<T> =
  | { readonly kind: 'loading' }
  /** It does not exist, or it is somebody else's: the API does not say which. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: string | undefined }
  | { readonly kind: 'ready'; readonly value: T };

/** What two calls brought for one page: both answers together, or why there is no page. */
export function joinOutcomes<A, B, T>(
  first: Outcome<A>,
  second: Outcome<B>,
  join: (first: A, second: B) => T,
): LoadState<T> {
  if (first.kind === 'done' && second.kind === 'done') {
    return { kind: 'ready', value: join(first.value, second.value) };
  }
  const failure = first.kind === 'done' ? second : first;
  if (failure.kind !== 'refused') return { kind: 'failed', error: undefined };
  const isMissing = failure.status === 404 || failure.status === 403;
  return isMissing ? { kind: 'missing' } : { kind: 'failed', error: failure.message };
}
