import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useResource } from '#widget/client/use-resource.ts';
import { readOnboarding, startOnboarding } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';

type OnboardingPanelProps = {
  /** The charity's id. */
  readonly id: string;
  readonly language: Language;
  /** Whether the person is one of the charity's own, who alone can open its account. */
  readonly isOwn: boolean;
  readonly texts: PayoutTexts['account'];
};

const NOTICES = {
  none: 'notice-info',
  incomplete: 'notice-warning',
  pending: 'notice-info',
  ready: 'notice-success',
  refused: 'notice-error',
};

/** Whether a charity can receive money, and the way to the provider, where it opens its account or goes on with that. */
export function OnboardingPanel({ id, language, isOwn, texts: t }: OnboardingPanelProps) {
  const { resource, reload } = useResource((signal) => readOnboarding(id, signal));
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState(readExpiry() ? t.expired : undefined);
  const state = resource.kind === 'ready' ? resource.value.doc.state : undefined;
  const canStart = state === 'none' || state === 'incomplete';

  async function start(): Promise<void> {
    setStarting(true);
    const outcome = await startOnboarding(id, language);
    if (outcome.kind === 'done') {
      location.assign(outcome.value.doc.url);
      return;
    }
    setStarting(false);
    setProblem(outcome.message ?? t.failed);
  }

  return (
    <Panel title={t.title} text={t.lead}>
      {resource.kind === 'failed' && (
        <LoadFailure text={t.loadFailed} retryLabel={t.retry} onRetry={reload} />
      )}
      {state && (
        <div className="payout-account">
          <p className={`notice ${NOTICES[state]}`}>{t[state]}</p>
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
        </div>
      )}
    </Panel>
  );
}

/** Returns whether the provider led back because its page had expired. */
function readExpiry(): boolean {
  return (
    typeof location !== 'undefined' && new URLSearchParams(location.search).get('onboarding') === 'expired'
  );
}
