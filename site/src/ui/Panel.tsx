import { useId, type ReactNode } from 'react';
import './fold.css';

type PanelProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** The id to which links can jump. */
  readonly anchor?: string;
  /** Whether only the title and text show until they are pressed; undefined if it cannot be folded. */
  readonly isFolded?: boolean;
  readonly children?: ReactNode;
};

/** A titled section of a person's own page. */
export function Panel({ title, text, anchor, isFolded, children }: PanelProps) {
  const id = useId();
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section id={anchor} className="panel profile-panel" aria-labelledby={id}>
      {isFolded === undefined ? (
        <>
          {heading}
          {text !== undefined && <p className="help">{text}</p>}
          {children}
        </>
      ) : (
        <details className="fold" open={!isFolded}>
          <summary>
            {heading}
            {text !== undefined && <span className="help">{text}</span>}
          </summary>
          {children}
        </details>
      )}
    </section>
  );
}
