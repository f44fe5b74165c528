import { useId, type ReactNode } from 'react';

type PanelProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** The name by which a link leads to it. */
  readonly anchor?: string;
  readonly children?: ReactNode;
};

/** One part of a person's own page. */
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
