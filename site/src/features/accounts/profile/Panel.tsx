import { useId, type ReactNode } from 'react';

type PanelProps = { readonly title: string; readonly text?: string; readonly children: ReactNode };

/** One part of the profile page. */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel profile-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p className="help">{text}</p>}
      {children}
    </section>
  );
}
