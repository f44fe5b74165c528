import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Values } from '#site/ui/use-form.ts';
import { fillText } from '../campaigns/fill-text.ts';
import { CampaignStep } from './CampaignStep.tsx';
import { deleteDraft, findDraft, storeDraft } from './draft-store.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { pickTexts } from './personal-draft.ts';
import type { LegalLinks } from './sections/ThanksSection.tsx';
import type { CampaignFormTexts } from './texts.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import type { SubmitOptions } from './use-submit.ts';
import './wizard.css';

type WizardProps = {
  readonly form: CampaignFormState;
  readonly sending: SubmitOptions;
  readonly language: Language;
  readonly texts: CampaignFormTexts;
  readonly links: LegalLinks;
  readonly user: User | null;
  readonly lastUser: User | null;
  readonly notices: ReactNode;
};

/** The steps in their order; a known address puts the login panel into the place of the first one. */
const STEPS = ['personal', 'powerHour'] as const;
type Stage = (typeof STEPS)[number] | 'login';

/** A campaign by somebody who was not logged in: who they are, then the campaign (specification §2). */
export function Wizard({ form, sending, language, texts, links, user, lastUser, notices }: WizardProps) {
  const { wizard, panel } = texts;
  const [stage, setStage] = useState<Stage>(user ? 'powerHour' : 'personal');
  const [personal, setPersonal] = useState<Values>(() => pickTexts(findDraft('person', user?.id ?? null)));
  const [email, setEmail] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const step = stage === 'powerHour' ? 2 : 1;

  useEffect(() => {
    if (!isFirst.current && stage !== 'login') {
      scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [stage]);

  function savePersonal(values: Values): void {
    setPersonal(values);
    storeDraft('person', null, values);
  }

  function continueToCampaign(values: Values): void {
    const name = values['artistName']?.trim() ?? '';
    if (name !== '' && form.values.artistName === '') form.set('artistName', name);
    setStage('powerHour');
  }

  return (
    <div className="cf" data-wizard={stage}>
      <header className="cf-head">
        <p className="eyebrow">{fillText(wizard.progress, { step: String(step) })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {stage === 'powerHour' ? wizard.powerHourHeading : wizard.personalHeading}
        </h1>
        {stage === 'personal' && <p className="lead">{wizard.personalLead}</p>}
        <progress
          className="progress"
          max={STEPS.length}
          value={step}
          aria-label={fillText(wizard.progress, { step: String(step) })}
        />
        <ol className="cf-steps">
          {STEPS.map((each, index) => (
            <li
              key={each}
              aria-current={index + 1 === step ? 'step' : undefined}
              className={index + 1 < step ? 'done' : undefined}
            >
              {index + 1}. {wizard[each]}
            </li>
          ))}
        </ol>
      </header>
      {stage === 'personal' && (
        <PersonalStep
          language={language}
          texts={texts}
          user={user}
          values={personal}
          onChange={savePersonal}
          onKnown={(address) => {
            setEmail(address);
            setStage('login');
          }}
          onReady={continueToCampaign}
        />
      )}
      {stage === 'login' && (
        <LoginPanel
          language={language}
          texts={texts}
          heading={panel.heading}
          lead={email === '' ? undefined : panel.lead}
          email={email}
          onBack={() => setStage('personal')}
          onDone={() => {
            // What was typed here is not in the account that was there already.
            deleteDraft('person');
            setPersonal({});
            continueToCampaign({});
          }}
        />
      )}
      {stage === 'powerHour' && (
        <>
          {notices}
          <CampaignStep
            form={form}
            sending={sending}
            language={language}
            texts={texts}
            links={links}
            user={lastUser}
            onBack={() => {
              form.clearErrors();
              setStage('personal');
            }}
          />
        </>
      )}
    </div>
  );
}
