import { OTHER_CHARITY } from '#api/campaigns/draft-rules.ts';
import type { User } from '#api/accounts/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { useCharities } from './parts/use-charities.ts';
import { SectionNav } from './SectionNav.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { CharitySection } from './sections/CharitySection.tsx';
import { EngagementSection } from './sections/EngagementSection.tsx';
import { EventSection } from './sections/EventSection.tsx';
import { MediaSection } from './sections/MediaSection.tsx';
import { ThanksSection, type LegalLinks } from './sections/ThanksSection.tsx';
import type { CampaignFormTexts } from './texts.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import { useSubmit, type SubmitOptions } from './use-submit.ts';
import './campaign-step.css';

type CampaignStepProps = {
  readonly form: CampaignFormState;
  readonly sending: SubmitOptions;
  readonly language: Language;
  readonly texts: CampaignFormTexts;
  readonly links: LegalLinks;
  /** Who is logged in, or was last. */
  readonly user: User | null;
  /** The campaign that is being edited; without one, the form makes one. */
  readonly campaign?: Campaign;
  /** Back to the wizard's first step. */
  readonly onBack?: () => void;
};

/** The campaign itself: six sections, and the button that sends them. */
export function CampaignStep(props: CampaignStepProps) {
  const { form, sending, language, texts, links, user, campaign, onBack } = props;
  const { fields, wizard, panel } = texts;
  const charities = useCharities(texts.charity, campaign?.charity);
  const { submit, isBusy, isLoggedOut, resume, setUploading } = useSubmit(form, sending, texts);
  const { charity, newCharity } = form.values;
  const charityName =
    charity === OTHER_CHARITY ? newCharity.trim() : charities.items.find(({ id }) => id === charity)?.name;
  const section = { form, texts, language, campaign };

  return (
    <div className="cf-layout">
      <div className="cf-main">
        <form
          className="cf-form"
          {...form.element}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <BasicsSection {...section} isCharity={user?.role === 'charity'} />
          <EventSection {...section} />
          <EngagementSection {...section} charityName={charityName} />
          <CharitySection {...section} charities={charities} />
          <ThanksSection {...section} links={links} />
          <MediaSection {...section} onUploading={setUploading} />
          <FormFailure text={form.failure} />
          <div className="cf-actions">
            {onBack && (
              <button type="button" className="button button-quiet" onClick={onBack}>
                {wizard.back}
              </button>
            )}
            <SubmitButton
              label={campaign ? fields.update : fields.create}
              busyLabel={campaign ? fields.updating : fields.creating}
              isBusy={isBusy}
              className="button"
            />
          </div>
        </form>
        {isLoggedOut && (
          <LoginPanel
            language={language}
            texts={texts}
            heading={panel.expiredHeading}
            lead={panel.expiredLead}
            email={user?.email ?? ''}
            onDone={resume}
          />
        )}
      </div>
      <SectionNav texts={texts} problems={form.problems} />
    </div>
  );
}
