import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import { ReasonButton } from './ReasonButton.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type SuspendButtonProps = WithTexts<Pick<AdminTexts, 'accounts' | 'reason'>> & {
  readonly account: { readonly id: string; readonly name: string };
  readonly isSuspended?: boolean;
};

/** Suspends an account, or restores one that is suspended, for a reason that its person reads. */
export function SuspendButton({ account, isSuspended = false, language, texts }: SuspendButtonProps) {
  const { accounts: t, reason } = texts;
  const { id, name } = account;
  const call = api.admin.accounts[':id'][isSuspended ? 'restore' : 'suspend'];
  return (
    <ReasonButton
      name={name}
      className={`button button-small ${isSuspended ? 'button-secondary' : 'button-danger'}`}
      title={fillText(isSuspended ? t.restoreTitle : t.suspendTitle, { name })}
      message={isSuspended ? t.restoreMessage : t.suspendMessage}
      confirmLabel={isSuspended ? t.restore : t.suspend}
      help={isSuspended ? t.toPerson : t.toEveryone}
      language={language}
      texts={reason}
      act={(why) => call.$post({ param: { id }, json: { reason: why } })}
    />
  );
}
