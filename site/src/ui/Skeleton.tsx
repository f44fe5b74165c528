type SkeletonProps = {
  /** What it stands for: a line of text, a heading, a picture of 4:3, or a block sized by the caller's class. */
  shape?: 'text' | 'title' | 'media' | 'block';
  className?: string;
};

/** The place of something that is still loading; says nothing to a screen reader. */
export function Skeleton({ shape = 'text', className = '' }: SkeletonProps) {
  return <div className={`skeleton skeleton-${shape} ${className}`.trim()} aria-hidden="true" />;
}

/** The place of a card: picture, name and three lines. */
function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <Skeleton shape="media" />
      <div className="card-body">
        <Skeleton shape="title" />
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}

/** Placeholders of the cards while they load. */
export function LoadingCards({ label }: { readonly label: string }) {
  return (
    <div className="dashboard-loading">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="cards">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </div>
  );
}
