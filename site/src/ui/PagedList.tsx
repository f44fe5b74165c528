import type { ReactNode } from 'react';
import { type Keyed, toKey, type usePages } from '#widget/client/use-pages.ts';
import { LoadMore } from './LoadMore.tsx';

type PagedListProps<T extends Keyed> = {
  readonly pages: Pick<ReturnType<typeof usePages<T>>, 'docs' | 'loadMore' | 'hasMore'>;
  readonly texts: Readonly<Record<'loading' | 'loadMore' | 'loadMoreFailed', string>>;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  readonly className: string;
  readonly children: (doc: T) => ReactNode;
};

/** A list that is loaded page by page. */
export function PagedList<T extends Keyed>(props: PagedListProps<T>) {
  const { docs, hasMore, loadMore } = props.pages;
  const { texts, empty, className, children } = props;
  return (
    <>
      {docs.length === 0 ? (
        empty
      ) : (
        <ul className={className}>
          {docs.map((doc) => (
            <li key={toKey(doc)}>{children(doc)}</li>
          ))}
        </ul>
      )}
      {hasMore && <LoadMore texts={texts} onLoad={loadMore} />}
    </>
  );
}
