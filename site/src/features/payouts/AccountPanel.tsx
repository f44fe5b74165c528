import { useState } from 'react';
import type { PayoutAccount } from '#api/payouts/account-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { formatDateTime } from '#site/i18n/format.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { readAccount, revealAccount } from './account-calls.ts';
import { AccountForm } from './AccountForm.tsx';
import type { PayoutTexts } from './texts.ts';

export type AccountPanelProps = {
  /** The charity's id. */
  readonly id: string;
  readonly language: Language;
  readonly texts: PayoutTexts['account'];
};

/** A charity's bank account without most of its number, its form, and who looked at it. */
export function AccountPanel({ id, language, texts: t }: AccountPanelProps) {
  const { resource, reload, refresh, update } = useResource((signal) => readAccount(id, signal));
  const [isEditing, setEditing] = useState(false);
  const [iban, setIban] = useState<string>();
  const doc = resource.kind === 'ready' ? resource.value.doc : undefined;

  async function reveal(): Promise<void> {
    const outcome = await revealAccount(id);
    if (outcome.kind !== 'done') {
      showToast({ kind: 'error', text: t.showFailed });
      return;
    }
    setIban(outcome.value.doc.iban);
    await refresh();
  }

  function finish(saved?: PayoutAccount): void {
    setEditing(false);
    if (saved === undefined) return;
    setIban(undefined);
    update(() => ({ doc: saved }));
  }

  return (
    <Panel title={t.title} text={t.lead}>
      {resource.kind === 'failed' && (
        <LoadFailure text={t.loadFailed} retryLabel={t.retry} onRetry={reload} />
      )}
      {doc && (
        <div className="payout-account">
          {doc.account ? (
            <p>
              {doc.account.holder}
              <br />
              <span className="payout-iban">{iban ?? doc.account.maskedIban}</span>
              {doc.account.bic !== null && ` (${doc.account.bic})`}
            </p>
          ) : (
            <p>{t.none}</p>
          )}
          {isEditing ? (
            <AccountForm id={id} language={language} doc={doc} texts={t} onDone={finish} />
          ) : (
            <div className="row">
              <button type="button" className="button button-secondary" onClick={() => setEditing(true)}>
                {doc.account ? t.change : t.add}
              </button>
              {doc.account && iban === undefined && (
                <button type="button" className="link" onClick={() => void reveal()}>
                  {t.show}
                </button>
              )}
            </div>
          )}
          {doc.log.length > 0 && <AccessLog language={language} texts={t} log={doc.log} />}
        </div>
      )}
    </Panel>
  );
}

type AccessLogProps = Omit<AccountPanelProps, 'id'> & { readonly log: PayoutAccount['log'] };

function AccessLog({ log, language, texts: t }: AccessLogProps) {
  const actions = { look: t.look, change: t.changed, bank: t.bank };
  return (
    <details>
      <summary>{t.logTitle}</summary>
      <ul className="payout-log">
        {log.map(({ action, by, at }) => (
          <li key={`${at} ${action} ${by}`}>
            {fillText(t.entry, {
              by: by ?? t.gone,
              action: actions[action],
              date: formatDateTime(at, language),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
