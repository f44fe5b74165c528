import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { FullscreenLoader } from '#site/ui/Spinner.tsx';
import type { AccountTexts } from '../accounts/texts.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { erasePerson } from '../accounts/profile-calls.ts';

type ErasePanelProps = {
  readonly language: Language;
  readonly texts: AccountTexts['profile'];
};

/** Erases the account: a question first, then it is gone. */
export function ErasePanel({ language, texts }: ErasePanelProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'erasing' | 'erased'>('idle');
  const [failure, setFailure] = useState<string>();

  async function erase(): Promise<void> {
    setState('erasing');
    setFailure(undefined);
    const outcome = await erasePerson(language);
    setState(outcome.kind === 'done' ? 'erased' : 'idle');
    if (outcome.kind === 'done') location.assign(`/${language}`);
    else setFailure(outcome.message ?? texts.eraseFailed);
  }

  return (
    <Panel title={texts.erase} text={texts.eraseText}>
      <FormFailure text={failure} />
      <button
        type="button"
        className="button button-danger"
        aria-busy={state === 'erasing'}
        disabled={state === 'erasing'}
        onClick={() => setState('asking')}
      >
        {state === 'erasing' ? texts.erasing : texts.eraseButton}
      </button>
      <ConfirmDialog
        open={state === 'asking'}
        title={texts.eraseTitle}
        message={texts.eraseMessage}
        confirmLabel={texts.eraseConfirm}
        cancelLabel={texts.eraseKeep}
        danger
        onConfirm={() => void erase()}
        onCancel={() => setState('idle')}
      />
      {state === 'erased' && <FullscreenLoader label={texts.erased} />}
    </Panel>
  );
}
