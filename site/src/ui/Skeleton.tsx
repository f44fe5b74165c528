type SkeletonProps = {
  /** What it stands for: a line of text, a heading, a picture of 4:3, or a block sized by the caller's class. */
  shape?: 'text' | 'title' | 'media' | 'block';
  className?: string;
};

/** The place of something that is still loading; says nothing to a screen reader. */
export function Skeleton({ shape = 'text', className = '' }: SkeletonProps) {
  return <div className={`skeleton skeleton-${shape} ${className}`.trim()} aria-hidden="true" />;
}
