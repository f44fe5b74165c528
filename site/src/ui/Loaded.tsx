import type { ReactNode } from 'react';
import type { Resource } from '#widget/client/use-resource.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingCards } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

type LoadedProps<T> = {
  readonly resource: Resource<T>;
  readonly texts: Readonly<Record<'loading' | 'loadFailed' | 'retry', string>>;
  readonly onRetry: () => void;
  /** Whether cards are loading: their places show meanwhile. */
  readonly cards?: boolean;
  readonly children: (value: T) => ReactNode;
};

/** Shows what has loaded; before that a sign that it loads, or a way to try again. */
export function Loaded<T>({ resource, texts, onRetry, cards = false, children }: LoadedProps<T>) {
  switch (resource.kind) {
    case 'loading':
      return cards ? <LoadingCards label={texts.loading} /> : <Spinner label={texts.loading} row />;
    case 'failed':
      return <LoadFailure text={texts.loadFailed} retryLabel={texts.retry} onRetry={onRetry} />;
    case 'ready':
      return children(resource.value);
  }
}
