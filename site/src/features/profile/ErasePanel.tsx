import { useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { FullscreenLoader } from '#site/ui/Spinner.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import type { Language } from '#api/platform/rules.ts';
import { leaveBy } from '../accounts/session.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { Panel } from '#site/ui/Panel.tsx';

type ErasePanelProps = WithTexts<AccountTexts['profile']>;

/** Erases the account: a question first, then it is gone. */
export function ErasePanel({ language, texts }: ErasePanelProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'erased'>('idle');
  const { isBusy, alert, run } = useCall();

  async function erase(): Promise<string | undefined> {
    setState('idle');
    const json: { password?: string; language: Language } = { language };
    const outcome = await leaveBy(() => callWithStepUp(() => api.users.me.$delete({ json })));
    if (outcome.kind !== 'done') return outcome.message ?? texts.eraseFailed;
    setState('erased');
    location.assign(`/${language}`);
    return undefined;
  }

  return (
    <Panel title={texts.erase} text={texts.eraseText}>
      <FormFailure text={alert} />
      <SubmitButton
        className="button button-danger"
        label={texts.eraseButton}
        busyLabel={texts.erasing}
        isBusy={isBusy}
        onClick={() => !isBusy && setState('asking')}
      />
      <ConfirmDialog
        open={state === 'asking'}
        title={texts.eraseTitle}
        message={texts.eraseMessage}
        confirmLabel={texts.eraseConfirm}
        cancelLabel={texts.eraseKeep}
        danger
        onConfirm={() => void run(erase)}
        onCancel={() => setState('idle')}
      />
      {state === 'erased' && <FullscreenLoader label={texts.erased} />}
    </Panel>
  );
}
