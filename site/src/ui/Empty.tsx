import type { ReactNode } from 'react';

type EmptyProps = {
  readonly heading?: ReactNode;
  readonly text: ReactNode;
  readonly href: string;
  readonly label: string;
};

/** Shown where there is nothing yet, or nothing left, with a link to continue. */
export function Empty({ heading, text, href, label }: EmptyProps) {
  return (
    <div className="empty">
      {heading}
      <p>{text}</p>
      <a className="button" href={href}>
        {label}
      </a>
    </div>
  );
}
