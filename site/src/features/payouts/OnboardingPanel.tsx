import { leaveFor, useCall } from '#site/ui/use-call.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import type { PayoutTexts } from './texts.ts';

type OnboardingPanelProps = WithTexts<PayoutTexts['account']> & {
  readonly id: string;
  readonly state: keyof typeof NOTICES;
  /** Whether the provider redirected here because its page had expired. */
  readonly isExpired: boolean;
  /** Whether the person works for the charity: only then can they open its account. */
  readonly isOwn: boolean;
};

/** The notice class for each state of a charity's account at the provider. */
export const NOTICES = {
  none: 'notice-info',
  incomplete: 'notice-warning',
  pending: 'notice-info',
  ready: 'notice-success',
  refused: 'notice-error',
};

/** Says whether a charity can receive money, with a link to the provider to open or complete its account. */
export function OnboardingPanel({ id, state, isExpired, language, isOwn, texts: t }: OnboardingPanelProps) {
  const { isBusy, alert, run } = useCall();
  const problem = alert ?? (isExpired ? t.expired : undefined);
  const canStart = state === 'none' || state === 'incomplete';

  async function start(): Promise<string> {
    const { onboarding } = api.charities[':id'].account;
    const outcome = await callWithStepUp(() => onboarding.$post({ param: { id }, query: { language } }));
    return outcome.kind === 'done' ? leaveFor(outcome.value.doc.url) : (outcome.message ?? t.failed);
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
        <SubmitButton
          className="button"
          label={state === 'none' ? t.start : t.resume}
          busyLabel={t.starting}
          isBusy={isBusy}
          onClick={() => void run(start)}
        />
      )}
    </Panel>
  );
}
