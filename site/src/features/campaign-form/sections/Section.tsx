import { useState, type ReactNode } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { toSectionId, type SectionName } from '../section-list.ts';
import type { StepTexts } from '../texts.ts';
import type { CampaignFormState } from '../use-campaign-form.ts';
import '#site/ui/fold.css';
import './section.css';

/** The props that all sections of the form share. */
export type SectionProps = WithTexts<StepTexts> & {
  readonly form: CampaignFormState;
  readonly campaign?: Campaign | undefined;
};

type SectionFrameProps = { readonly name: SectionName; readonly title: string; readonly children: ReactNode };

/** One of the form's six sections. */
export function Section({ name, title, children }: SectionFrameProps) {
  const id = toSectionId(name);
  return (
    <section id={id} className="cf-section column" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="form">{children}</div>
    </section>
  );
}

type OptionalProps = {
  readonly title: string;
  /** What holds while it is left as it is. */
  readonly help?: string;
  readonly isUsed: boolean;
  readonly hasProblem?: boolean;
  readonly texts: StepTexts;
  readonly children: ReactNode;
};

/** Fields that may stay empty: folded, unless they are used or have a problem when the form shows them. */
export function Optional({ title, help, isUsed, hasProblem = false, texts, children }: OptionalProps) {
  const [isOpen, setOpen] = useState(isUsed);
  if (hasProblem && !isOpen) setOpen(true);
  return (
    <details
      className="fold cf-optional"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="label">
        {title} <small>{texts.fields.optional}</small>
        {help !== undefined && <span className="help">{help}</span>}
      </summary>
      {children}
    </details>
  );
}
