import { useState } from 'react';

type LoadMoreProps = {
  readonly texts: Readonly<Record<'loading' | 'loadMore' | 'loadMoreFailed', string>>;
  readonly onLoad: () => Promise<boolean>;
};

/** The button below a list when there are more; it stays focusable while it loads. */
export function LoadMore({ texts, onLoad }: LoadMoreProps) {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function load(): Promise<void> {
    if (isLoading) return;
    setLoading(true);
    setFailed(!(await onLoad()));
    setLoading(false);
  }

  return (
    <div className="load-more">
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
