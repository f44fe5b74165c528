import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import { ReasonButton } from './ReasonButton.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type SuspendButtonProps = WithTexts<Pick<AdminTexts, 'accounts' | 'reason'>> & {
  readonly account: { readonly id: string; readonly name: string };
  readonly act: 'suspend' | 'restore' | 'uphold';
};

/** Suspends an account, or lifts or upholds its suspension, with a reason that the person reads. */
export function SuspendButton({ account, act, language, texts }: SuspendButtonProps) {
  const { accounts: t, reason } = texts;
  const { id, name } = account;
  return (
    <ReasonButton
      name={name}
      className={`button button-small ${act === 'suspend' ? 'button-danger' : 'button-secondary'}`}
      title={fillText(t[`${act}Title`], { name })}
      message={t[`${act}Message`]}
      confirmLabel={t[act]}
      danger={act === 'suspend'}
      help={act === 'suspend' ? t.toEveryone : t.toPerson}
      language={language}
      texts={reason}
      act={(why) => api.admin.accounts[':id'][act].$post({ param: { id }, json: { reason: why } })}
    />
  );
}
