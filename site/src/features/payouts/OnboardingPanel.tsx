import { useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import type { PayoutTexts } from './texts.ts';

type OnboardingPanelProps = WithTexts<PayoutTexts['account']> & {
  readonly id: string;
  readonly state: keyof typeof NOTICES;
  /** Whether the provider led back because its page had expired. */
  readonly isExpired: boolean;
  /** Whether the person is one of the charity's own, who alone can open its account. */
  readonly isOwn: boolean;
};

/** How each state of a charity's account at the provider is said. */
export const NOTICES = {
  none: 'notice-info',
  incomplete: 'notice-warning',
  pending: 'notice-info',
  ready: 'notice-success',
  refused: 'notice-error',
};

/** Whether a charity can receive money, and the way to the provider, where it opens its account or goes on with that. */
export function OnboardingPanel({ id, state, isExpired, language, isOwn, texts: t }: OnboardingPanelProps) {
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState(isExpired ? t.expired : undefined);
  const canStart = state === 'none' || state === 'incomplete';

  async function start(): Promise<void> {
    setStarting(true);
    const { onboarding } = api.charities[':id'].account;
    const outcome = await callWithStepUp(() => onboarding.$post({ param: { id }, query: { language } }));
    if (outcome.kind === 'done') {
      location.assign(outcome.value.doc.url);
      return;
    }
    setStarting(false);
    setProblem(outcome.message ?? t.failed);
  }

  return (
    <Panel title={t.title} text={t.lead}>
      <p className={`notice ${NOTICES[state]}`}>{t[state]}</p>
      {state === 'refused' && <a href={`/${language}/contact`}>{t.contact}</a>}
      {problem !== undefined && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      {canStart && !isOwn && <p className="help">{t.own}</p>}
      {canStart && isOwn && (
        <button type="button" className="button" aria-disabled={isStarting} onClick={() => void start()}>
          {isStarting ? t.starting : state === 'none' ? t.start : t.resume}
        </button>
      )}
    </Panel>
  );
}
