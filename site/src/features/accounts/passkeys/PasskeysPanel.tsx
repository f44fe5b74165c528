import type { Language } from '#api/platform/rules.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import type { AccountTexts } from '../texts.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { readPasskeys } from './passkey-calls.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import '#site/ui/own-list.css';

type PasskeysPanelProps = {
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'passkeys'>;
};

/** The person's passkeys: each with a name, and a form for another. */
export function PasskeysPanel({ language, texts }: PasskeysPanelProps) {
  const { passkeys: words } = texts;
  const { resource, reload } = useResource(readPasskeys);
  return (
    <Panel title={words.title} text={words.text} anchor="passkeys">
      {resource.kind === 'failed' && (
        <LoadFailure text={words.loadFailed} retryLabel={words.retry} onRetry={reload} />
      )}
      {resource.kind === 'ready' && resource.value.docs.length > 0 && (
        <ul className="own-list">
          {resource.value.docs.map((passkey) => (
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
