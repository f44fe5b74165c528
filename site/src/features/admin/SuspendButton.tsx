import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { restoreAccount, suspendAccount } from './action-calls.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { AdminTexts } from './texts.ts';

type SuspendButtonProps = {
  readonly account: { readonly id: string; readonly name: string };
  readonly isSuspended?: boolean;
  readonly language: Language;
  readonly texts: Pick<AdminTexts, 'accounts' | 'reason'>;
};

/** Suspends an account, or restores one that is suspended, for a reason that its person reads. */
export function SuspendButton({ account, isSuspended = false, language, texts }: SuspendButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { accounts: t, reason } = texts;
  const { id, name } = account;
  const label = isSuspended ? t.restore : t.suspend;
  return (
    <>
      <button type="button" className="link" onClick={() => setIsAsking(true)}>
        {label} <span className="visually-hidden">{name}</span>
      </button>
      {isAsking && (
        <ReasonDialog
          title={fillText(isSuspended ? t.restoreTitle : t.suspendTitle, { name })}
          message={isSuspended ? t.restoreMessage : t.suspendMessage}
          confirmLabel={label}
          help={isSuspended ? t.toPerson : t.toEveryone}
          language={language}
          texts={reason}
          act={(why) => (isSuspended ? restoreAccount(id, why) : suspendAccount(id, why))}
          onDone={() => location.reload()}
          onLeave={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
