import { useId, type ReactNode } from 'react';

type PanelProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** The id to which links can jump. */
  readonly anchor?: string;
  readonly children?: ReactNode;
};

/** A titled section of a person's own page. */
export function Panel({ title, text, anchor, children }: PanelProps) {
  const id = useId();
  return (
    <section id={anchor} className="panel profile-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p className="help">{text}</p>}
      {children}
    </section>
  );
}
