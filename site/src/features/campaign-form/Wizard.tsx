import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Values } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { CampaignStep, type CampaignStepProps } from './CampaignStep.tsx';
import { deleteDraft, findDraft, pickTexts, storeDraft } from '#widget/client/drafts.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import type { NewAccount } from './register-celebrity.ts';
import type { CampaignFormTexts } from './texts.ts';
import './wizard.css';
import '#site/ui/progress.css';

type WizardProps = Omit<CampaignStepProps, 'texts' | 'back'> & {
  readonly texts: CampaignFormTexts;
  readonly currentUser: User | null;
  readonly notices: ReactNode;
};

/** The steps, in order. For an address that has an account, the login panel replaces the first one. */
const STEPS = ['personal', 'powerHour'] as const;
type Stage = (typeof STEPS)[number] | 'login';

/** Creates a campaign for a visitor who was not logged in: personal details first (RULES.md, "Campaign form"). */
export function Wizard({ currentUser, notices, ...campaignStep }: WizardProps) {
  const { state, language, texts } = campaignStep;
  const { panel } = texts;
  const [stage, setStage] = useState<Stage>(currentUser ? 'powerHour' : 'personal');
  const [personal, savePersonal] = usePersonal(currentUser);
  const [email, setEmail] = useState('');
  const created = useRef<NewAccount>(undefined);

  function continueToCampaign(values: Values): void {
    const name = values['artistName']?.trim() ?? '';
    if (name !== '' && state.values.artistName === '') state.set('artistName', name);
    setStage('powerHour');
  }

  return (
    <div className="cf" data-wizard={stage}>
      <WizardHead stage={stage} texts={texts.wizard} />
      {stage === 'personal' && (
        <PersonalStep
          language={language}
          texts={texts}
          user={currentUser}
          created={created}
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
            // The existing account does not get what was typed here.
            savePersonal({});
            continueToCampaign({});
          }}
        />
      )}
      {stage === 'powerHour' && (
        <>
          {notices}
          <CampaignStep
            key={state.revision}
            {...campaignStep}
            back={
              <button type="button" className="button button-quiet" onClick={() => setStage('personal')}>
                {texts.wizard.back}
              </button>
            }
          />
        </>
      )}
    </div>
  );
}

/** Returns the typed personal details, and a function that stores them; empty values delete them. */
function usePersonal(user: User | null): readonly [Values, (values: Values) => void] {
  const [personal, setPersonal] = useState<Values>(() => pickTexts(findDraft('person', user?.id ?? null)));
  function save(values: Values): void {
    setPersonal(values);
    if (Object.keys(values).length === 0) deleteDraft('person');
    else storeDraft('person', null, values);
  }
  return [personal, save];
}

type WizardHeadProps = { readonly stage: Stage; readonly texts: CampaignFormTexts['wizard'] };

/** Shows the heading and the progress. A new step scrolls to the top and focuses its heading. */
function WizardHead({ stage, texts }: WizardHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const step = stage === 'powerHour' ? 2 : 1;
  const progress = fillText(texts.progress, { step });

  useEffect(() => {
    if (!isFirst.current && stage !== 'login') {
      scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [stage]);

  return (
    <header className="cf-head">
      <p className="eyebrow">{progress}</p>
      <h1 ref={heading} tabIndex={-1}>
        {stage === 'powerHour' ? texts.powerHourHeading : texts.personalHeading}
      </h1>
      {stage === 'personal' && <p className="lead">{texts.personalLead}</p>}
      <progress className="progress" max={STEPS.length} value={step} aria-label={progress} />
      <ol className="cf-steps">
        {STEPS.map((each, index) => (
          <li
            key={each}
            aria-current={index + 1 === step ? 'step' : undefined}
            className={index + 1 < step ? 'done' : undefined}
          >
            {index + 1}. {texts[each]}
          </li>
        ))}
      </ol>
    </header>
  );
}
