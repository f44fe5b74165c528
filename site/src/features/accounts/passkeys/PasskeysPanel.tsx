import type { Passkey } from '#api/accounts/passkey-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { Panel } from '#site/ui/Panel.tsx';
import type { AccountTexts } from '../texts.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { readPasskeys } from './passkey-calls.ts';
import { useState } from 'react';
import { formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { RowAction } from '#site/ui/OwnList.tsx';
import { api } from '../api.ts';
import { callWithStepUp } from '../step-up/step-up.ts';
import { Field } from '#site/ui/Field.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { useForm } from '#site/ui/use-form.ts';

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

const endpoint = api.users.me.passkeys[':id'];
/** Returns why a change failed; a passkey that is gone only leaves the list. */
const getProblem = (outcome: Outcome<unknown>, failed: string) =>
  outcome.kind === 'done' || outcome.status === 404 ? undefined : (outcome.message ?? failed);

function PasskeyRow(props: PasskeyRowProps) {
  const { passkey, language, texts, onChange } = props;
  const { id, name, createdAt } = passkey;
  const [state, setState] = useState<'showing' | 'renaming' | 'renamed'>('showing');
  const { isBusy, alert, run } = useCall();

  async function remove(): Promise<string | undefined> {
    const outcome = await callWithStepUp(() => endpoint.$delete({ param: { id } }));
    const problem = getProblem(outcome, texts.removeFailed);
    if (problem === undefined) onChange();
    return problem;
  }

  if (state === 'renaming') {
    return (
      <li>
        <RenamePasskeyForm {...props} onLeave={() => setState('renamed')} />
      </li>
    );
  }
  return (
    <li>
      <p className="own-name">
        <strong>{name}</strong>{' '}
        <span className="help">{fillText(texts.addedOn, { date: formatLongDate(createdAt, language) })}</span>
      </p>
      <div className="own-actions row">
        <RowAction
          label={texts.rename}
          name={fillText(texts.renameNamed, { name })}
          autoFocus={state === 'renamed'}
          onPress={() => setState('renaming')}
        />
        <RowAction
          label={isBusy ? texts.removing : texts.remove}
          name={fillText(texts.removeNamed, { name })}
          confirm={{
            title: texts.removeTitle,
            message: fillText(texts.removeText, { name }),
            confirmLabel: texts.removeConfirm,
            cancelLabel: texts.keep,
          }}
          onPress={() => void run(remove)}
        />
      </div>
      <p role="alert">{alert}</p>
    </li>
  );
}

function RenamePasskeyForm({
  passkey: { id, name },
  language,
  texts,
  onChange,
  onLeave,
}: PasskeyRowProps & { readonly onLeave: () => void }) {
  const { form, field } = useForm({
    send: async (values) => {
      const json = { name: values['name'] ?? '', language };
      const outcome = await endpoint.$patch({ param: { id }, json });
      const problem = getProblem(outcome, texts.renameFailed);
      if (problem !== undefined) return { problems: { name: problem } };
      onLeave();
      onChange();
      return undefined;
    },
  });
  return (
    <form className="form" {...form}>
      <Field label={texts.name} {...field('name', { name })} autoComplete="off" autoFocus />
      <div className="own-actions row">
        <button type="submit" className="button button-small">
          {texts.saveName}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={onLeave}>
          {texts.keep}
        </button>
      </div>
    </form>
  );
}
