import type { ReactNode } from 'react';
import type { usePages } from '#widget/client/use-pages.ts';
import { Loaded } from './Loaded.tsx';
import { LoadMore } from './LoadMore.tsx';

type PagedListProps<T extends { readonly id: string }> = {
  readonly pages: Pick<ReturnType<typeof usePages<T>>, 'resource' | 'reload' | 'loadMore' | 'hasMore'>;
  readonly texts: Readonly<
    Record<'loading' | 'loadFailed' | 'retry' | 'loadMore' | 'loadMoreFailed', string>
  >;
  /** What stands there without any. */
  readonly empty: ReactNode;
  readonly className?: string;
  readonly children: (doc: T) => ReactNode;
};

/** A list that comes in pages, as cards unless its class says otherwise. */
export function PagedList<T extends { readonly id: string }>(props: PagedListProps<T>) {
  const { pages, texts, empty, className = 'review-cards', children } = props;
  return (
    <>
      <Loaded resource={pages.resource} texts={texts} onRetry={pages.reload} cards>
        {({ docs }) =>
          docs.length === 0 ? (
            empty
          ) : (
            <ul className={className}>
              {docs.map((doc) => (
                <li key={doc.id}>{children(doc)}</li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {pages.hasMore && <LoadMore texts={texts} onLoad={pages.loadMore} />}
    </>
  );
}
