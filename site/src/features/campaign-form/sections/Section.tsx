import type { ReactNode } from 'react';
import { toSectionId, type SectionName } from '../section-list.ts';
import './section.css';

type SectionProps = {
  readonly name: SectionName;
  readonly title: string;
  readonly children: ReactNode;
};

/** One of the form's six sections. */
export function Section({ name, title, children }: SectionProps) {
  const id = toSectionId(name);
  return (
    <section id={id} className="cf-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="cf-section-title">
        {title}
      </h2>
      <div className="form">{children}</div>
    </section>
  );
}
