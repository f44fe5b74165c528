import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { CampaignFormTexts } from '../texts.ts';
import type { CampaignFormState } from '../use-campaign-form.ts';

/** Props of every section of the form. */
export type SectionProps = {
  readonly form: CampaignFormState;
  readonly language: Language;
  readonly texts: CampaignFormTexts;
  /** The campaign that is being edited. */
  readonly campaign?: Campaign | undefined;
};
