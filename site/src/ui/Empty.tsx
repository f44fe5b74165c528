import type { ReactNode } from 'react';

type EmptyProps = {
  readonly heading?: ReactNode;
  readonly text: ReactNode;
  readonly href: string;
  readonly label: string;
};

/** Stands where there is nothing yet, or no more, with the way on. */
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
