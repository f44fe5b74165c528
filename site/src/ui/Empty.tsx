import type { ReactNode } from 'react';

type EmptyProps = {
  readonly heading?: ReactNode;
  readonly text: ReactNode;
  /** The address and label of a link to continue, if there is one. */
  readonly href?: string;
  readonly label?: string;
};

/** Shown where there is nothing yet, or nothing left. */
export function Empty({ heading, text, href, label }: EmptyProps) {
  return (
    <div className="empty">
      {heading}
      <p>{text}</p>
      {href !== undefined && (
        <a className="button" href={href}>
          {label}
        </a>
      )}
    </div>
  );
}
