import type { ReactNode } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { toSectionId, type SectionName } from '../section-list.ts';
import type { StepTexts } from '../texts.ts';
import type { CampaignFormState } from '../use-campaign-form.ts';
import './section.css';

/** The props that all sections of the form share. */
export type SectionProps = WithTexts<StepTexts> & {
  readonly form: CampaignFormState;
  /** The campaign that is being edited. */
  readonly campaign?: Campaign | undefined;
};

type SectionFrameProps = { readonly name: SectionName; readonly title: string; readonly children: ReactNode };

/** One of the form's six sections. */
export function Section({ name, title, children }: SectionFrameProps) {
  const id = toSectionId(name);
  return (
    <section id={id} className="cf-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="form">{children}</div>
    </section>
  );
}
