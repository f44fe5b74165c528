import { useState } from 'react';
import type { Passkey } from '#api/accounts/passkey-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatCardDate } from '#site/i18n/format.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { RowAction } from '#site/ui/RowAction.tsx';
import type { AccountTexts } from '../texts.ts';
import { removePasskey, renamePasskey } from './passkey-calls.ts';
import { RenamePasskeyForm } from './RenamePasskeyForm.tsx';

type PasskeyRowProps = {
  readonly passkey: Passkey;
  readonly language: Language;
  readonly texts: AccountTexts['passkeys'];
  readonly onChange: () => void;
};
type State = 'showing' | 'renaming' | 'asking' | 'removing';

/** One passkey: its name and date, with what changes its name and what removes it. */
export function PasskeyRow({ passkey: { id, name, createdAt }, language, texts, onChange }: PasskeyRowProps) {
  const [state, setState] = useState<State>('showing');
  const [problem, setProblem] = useState<string>();

  function show(next: State): void {
    setProblem(undefined);
    setState(next);
  }
  function finish(outcome: Outcome<unknown>, failed: string, otherwise: State): void {
    if (outcome.kind === 'done' || outcome.status === 404) {
      show('showing');
      onChange();
      return;
    }
    setState(otherwise);
    setProblem(outcome.message ?? failed);
  }
  async function rename(next: string): Promise<void> {
    finish(await renamePasskey(id, next, language), texts.renameFailed, 'renaming');
  }
  async function remove(): Promise<void> {
    show('removing');
    finish(await removePasskey(id), texts.removeFailed, 'showing');
  }

  if (state === 'renaming') {
    return (
      <li>
        <RenamePasskeyForm
          name={name}
          texts={texts}
          problem={problem}
          onSave={(next) => void rename(next)}
          onCancel={() => show('showing')}
        />
      </li>
    );
  }
  return (
    <li>
      <p className="own-name">
        <strong>{name}</strong>{' '}
        <span className="help">{fillText(texts.addedOn, { date: formatCardDate(createdAt, language) })}</span>
      </p>
      <div className="own-actions">
        <RowAction
          label={texts.rename}
          name={fillText(texts.renameNamed, { name })}
          onPress={() => show('renaming')}
        />
        <RowAction
          label={state === 'removing' ? texts.removing : texts.remove}
          name={fillText(texts.removeNamed, { name })}
          onPress={() => show('asking')}
        />
      </div>
      <p role="alert">{problem}</p>
      <ConfirmDialog
        open={state === 'asking'}
        title={texts.removeTitle}
        message={fillText(texts.removeText, { name })}
        confirmLabel={texts.removeConfirm}
        cancelLabel={texts.keep}
        danger
        onConfirm={() => void remove()}
        onCancel={() => show('showing')}
      />
    </li>
  );
}
