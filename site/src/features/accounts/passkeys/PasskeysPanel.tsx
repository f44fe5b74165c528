import type { Passkey } from '#api/accounts/passkey-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { Panel } from '#site/ui/Panel.tsx';
import type { AccountTexts } from '../texts.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { readPasskeys } from './passkey-calls.ts';
import { useState } from 'react';
import { formatLongDate } from '#site/i18n/format.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { RowAction } from '#site/ui/OwnList.tsx';
import { api } from '../api.ts';
import { callWithStepUp } from '../step-up/step-up.ts';
import { Field } from '#site/ui/Field.tsx';
import { readFormValues } from '#site/ui/use-form.ts';

type PasskeysPanelProps = WithTexts<Pick<AccountTexts, 'passkeys'>> & {
  readonly first: { readonly docs: readonly Passkey[] };
};

/** Lists the person's passkeys, with a form to add one. */
export function PasskeysPanel({ first, language, texts }: PasskeysPanelProps) {
  const { passkeys: words } = texts;
  const { value, refresh } = useResource(readPasskeys, { first });
  const reload = () => void refresh();
  return (
    <Panel title={words.title} text={words.text} anchor="passkeys">
      {value.docs.length > 0 && (
        <ul className="own-list">
          {value.docs.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              language={language}
              texts={words}
              onChange={reload}
            />
          ))}
        </ul>
      )}
      <AddPasskey language={language} texts={words} onAdded={reload} />
    </Panel>
  );
}

type PasskeyRowProps = WithTexts<AccountTexts['passkeys']> & {
  readonly passkey: Passkey;
  readonly onChange: () => void;
};
type State = 'showing' | 'renaming' | 'renamed' | 'asking' | 'removing';

const endpoint = api.users.me.passkeys[':id'];

function PasskeyRow(props: PasskeyRowProps) {
  const { language, texts } = props;
  const { name, createdAt } = props.passkey;
  const { state, problem, show, rename, remove } = usePasskey(props);

  if (state === 'renaming') {
    return (
      <li>
        <RenamePasskeyForm
          name={name}
          texts={texts}
          problem={problem}
          onSave={(next) => void rename(next)}
          onCancel={() => show('renamed')}
        />
      </li>
    );
  }
  return (
    <li>
      <p className="own-name">
        <strong>{name}</strong>{' '}
        <span className="help">{fillText(texts.addedOn, { date: formatLongDate(createdAt, language) })}</span>
      </p>
      <div className="own-actions">
        <RowAction
          label={texts.rename}
          name={fillText(texts.renameNamed, { name })}
          autoFocus={state === 'renamed'}
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

function usePasskey({ passkey: { id }, language, texts, onChange }: PasskeyRowProps) {
  const [state, setState] = useState<State>('showing');
  const [problem, setProblem] = useState<string>();

  function show(next: State): void {
    setProblem(undefined);
    setState(next);
  }
  function finish(outcome: Outcome<unknown>, failed: string, otherwise: State): void {
    if (outcome.kind === 'done' || outcome.status === 404) {
      show(otherwise === 'renaming' ? 'renamed' : 'showing');
      onChange();
      return;
    }
    setState(otherwise);
    setProblem(outcome.message ?? failed);
  }
  async function rename(next: string): Promise<void> {
    const json = { name: next, language };
    finish(
      await callEndpoint(() => endpoint.$patch({ param: { id }, json })),
      texts.renameFailed,
      'renaming',
    );
  }
  async function remove(): Promise<void> {
    show('removing');
    finish(await callWithStepUp(() => endpoint.$delete({ param: { id } })), texts.removeFailed, 'showing');
  }

  return { state, problem, show, rename, remove };
}

type RenamePasskeyFormProps = {
  readonly name: string;
  readonly texts: AccountTexts['passkeys'];
  readonly problem: string | undefined;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
};

function RenamePasskeyForm({ name, texts, problem, onSave, onCancel }: RenamePasskeyFormProps) {
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(readFormValues(event.currentTarget)['name'] ?? '');
      }}
    >
      <Field
        label={texts.name}
        name="name"
        defaultValue={name}
        autoComplete="off"
        autoFocus
        problem={problem}
      />
      <div className="own-actions">
        <button type="submit" className="button button-small">
          {texts.saveName}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={onCancel}>
          {texts.keep}
        </button>
      </div>
    </form>
  );
}
