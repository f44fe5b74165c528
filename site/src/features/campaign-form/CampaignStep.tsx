import { OTHER_CHARITY } from '#api/campaigns/draft-rules.ts';
import type { User } from '#api/accounts/contract.ts';
import type { Campaign, CampaignCard } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { type CharityItem, useCharities } from './parts/use-charities.ts';
import { CampaignPreview } from './preview/CampaignPreview.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { CharitySection } from './sections/CharitySection.tsx';
import { EngagementSection } from './sections/EngagementSection.tsx';
import { EventSection } from './sections/EventSection.tsx';
import { ThanksSection, type LegalLinks } from './sections/ThanksSection.tsx';
import type { StepTexts } from './texts.ts';
import { useCampaignForm, type SubmitOptions } from './use-campaign-form.ts';
import type { CampaignValues } from './use-campaign-values.ts';
import { ImageField } from '#site/features/media/ImageField.tsx';
import { Section, type SectionProps } from './sections/Section.tsx';
import { useSyncExternalStore, useEffect, useState, type ReactNode } from 'react';
import './campaign-step.css';
import { CircleAlert } from 'lucide-react';
import type { Problems } from '#site/ui/use-form.ts';
import { toSectionId, SECTIONS } from './section-list.ts';
import './section-nav.css';

export type CampaignStepProps = WithTexts<StepTexts> & {
  readonly state: CampaignValues;
  readonly sending: SubmitOptions;
  readonly links: LegalLinks;
  /** The person who is logged in, or who was last. */
  readonly user: User | null;
  /** The campaign being edited; without it, the form creates one. */
  readonly campaign?: Campaign;
  readonly ownCharity?: CharityItem | undefined;
  /** The celebrity's portrait, which the preview of a new campaign shows. */
  readonly face?: CampaignCard['celebrity']['avatar'];
  readonly back?: ReactNode;
};

/** The campaign step: six sections and the submit button. Its key is the revision of the state. */
export function CampaignStep(props: CampaignStepProps) {
  const { state, sending, language, texts, links, user, campaign, ownCharity, face = null, back } = props;
  const { fields, panel } = texts;
  const charities = useCharities(texts.charity, language, campaign?.charity ?? ownCharity);
  const form = useCampaignForm(state, sending, texts);
  const { charity, newCharity } = form.values;
  const charityName =
    charity === OTHER_CHARITY ? newCharity.trim() : charities.items.find(({ id }) => id === charity)?.name;
  const section = { form, texts, language, campaign };
  const isWide = useWideScreen();
  const preview = { values: form.values, charityName, campaign, face, language, texts };
  const hasWinners = campaign?.winnersSelected ?? false;
  const [label, busyLabel] = campaign ? [fields.update, fields.updating] : [fields.create, fields.creating];

  return (
    <div className="cf-layout">
      <div className="cf-main">
        <form className="cf-form" {...form.form}>
          <fieldset className="cf-part" disabled={hasWinners}>
            <BasicsSection {...section} isCharity={user?.role === 'charity'} />
          </fieldset>
          <EventSection {...section} />
          <fieldset className="cf-part" disabled={hasWinners}>
            <EngagementSection {...section} charityName={charityName} />
            <CharitySection {...section} charities={charities} />
            <ThanksSection {...section} links={links} />
            <MediaSection {...section} onUploading={form.setUploading} />
          </fieldset>
          {!isWide && <CampaignPreview {...preview} isBeside={false} />}
          <FormFailure text={form.failure} />
          <div className="cf-actions row">
            {back}
            <SubmitButton className="button" label={label} busyLabel={busyLabel} isBusy={form.isBusy} />
          </div>
        </form>
        {form.isLoggedOut && (
          <LoginPanel
            language={language}
            texts={texts}
            heading={panel.expiredHeading}
            lead={panel.expiredLead}
            email={user?.email ?? ''}
            onDone={form.resume}
          />
        )}
      </div>
      <div className="cf-aside">
        <SectionNav texts={texts} problems={form.problems} />
        {isWide && <CampaignPreview {...preview} isBeside />}
      </div>
    </div>
  );
}

function MediaSection({
  form,
  texts,
  onUploading,
}: SectionProps & { readonly onUploading: (isUploading: boolean) => void }) {
  return (
    <Section name="media" title={texts.fields.media}>
      <ImageField
        texts={texts.image}
        optional={texts.fields.optional}
        picture={form.values.image}
        problem={form.problems['image']}
        onChange={(picture) => form.set('image', picture)}
        onUploading={onUploading}
      />
    </Section>
  );
}

/** Minimum width with room for a preview beside the form (campaign-step.css). */
const WIDE_SCREEN = '(min-width: 80rem)';

function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return matchMedia(WIDE_SCREEN).matches;
}

type SectionNavProps = { readonly texts: StepTexts; readonly problems: Problems };

/** Links to the sections; marks the current one and those with problems. */
function SectionNav({ texts: { page, fields }, problems }: SectionNavProps) {
  const current = useCurrentSection();
  return (
    <nav className="cf-nav" aria-label={page.sections}>
      <ol>
        {SECTIONS.map(({ name, fields: names }) => (
          <li key={name}>
            <a
              href={`#${toSectionId(name)}`}
              aria-current={current === toSectionId(name) ? 'true' : undefined}
            >
              {fields[name]}
              {names.some((field) => problems[field] !== undefined) && (
                <>
                  <CircleAlert size="1rem" aria-hidden="true" />
                  <span className="visually-hidden">({page.sectionProblems})</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const visibleEntry = entries.find(({ isIntersecting }) => isIntersecting);
        if (visibleEntry) setCurrent(visibleEntry.target.id);
      },
      { rootMargin: '-30% 0px -65% 0px' },
    );
    for (const { name } of SECTIONS) {
      const section = document.getElementById(toSectionId(name));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
