import { useEffect, useRef, useState } from 'react';

type LoadMoreProps = {
  readonly texts: Readonly<Record<'loading' | 'loadMore' | 'loadMoreFailed', string>>;
  readonly onLoad: () => Promise<boolean>;
};

/** A button directly below a list or table that has more pages; it stays focusable while it loads. */
export function LoadMore({ texts, onLoad }: LoadMoreProps) {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (isLoading ? watchList(place.current?.previousElementSibling) : undefined), [isLoading]);

  async function load(): Promise<void> {
    if (isLoading) return;
    setLoading(true);
    setFailed(!(await onLoad()));
    setLoading(false);
  }

  return (
    <div className="load-more" ref={place}>
      <div role="alert">{hasFailed && <p className="notice notice-error">{texts.loadMoreFailed}</p>}</div>
      <button
        type="button"
        className="button button-secondary"
        aria-disabled={isLoading}
        onClick={() => void load()}
      >
        {isLoading ? texts.loading : texts.loadMore}
      </button>
    </div>
  );
}

/**
 * Returns a function that moves the focus to the first added item, because the button disappears with the last page. It
 * does nothing if the person has moved the focus meanwhile.
 */
function watchList(list: Element | null | undefined) {
  const button = document.activeElement;
  const listItems = () => [...(list?.querySelectorAll<HTMLElement>(':scope > li, tbody > tr') ?? [])];
  const { length } = listItems();
  return () => {
    const isElsewhere = ![button, document.body].includes(document.activeElement);
    if (!isElsewhere) listItems()[length]?.querySelector<HTMLElement>('a, button')?.focus();
  };
}
