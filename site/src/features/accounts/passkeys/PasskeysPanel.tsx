import type { Passkey } from '#api/accounts/passkey-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { Panel } from '#site/ui/Panel.tsx';
import type { AccountTexts } from '../texts.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { readPasskeys } from './passkey-calls.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import '#site/ui/own-list.css';

type PasskeysPanelProps = WithTexts<Pick<AccountTexts, 'passkeys'>> & {
  readonly first: { readonly docs: readonly Passkey[] };
};

/** The person's passkeys: each with a name, and a form for another. */
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
