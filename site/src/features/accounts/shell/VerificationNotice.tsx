import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { resendVerification } from '../sign-up.ts';
import type { ShellTexts } from './texts.ts';
import './verification-notice.css';

type VerificationNoticeProps = {
  readonly user: Pick<User, 'email' | '_verified'>;
  readonly language: Language;
  readonly texts: Pick<ShellTexts['verification'], 'text' | 'resend' | 'resending' | 'sent' | 'failed'>;
};

/** Reminds an unverified person to confirm their address, and sends the mail again. */
export function VerificationNotice({ user, language, texts }: VerificationNoticeProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'failed'>('idle');
  if (user._verified) return null;

  async function resend(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    const outcome = await resendVerification(user.email, language);
    setState(outcome.kind === 'done' ? 'sent' : 'failed');
    if (outcome.kind !== 'done') console.warn('The verification mail was not sent', outcome);
  }

  return (
    <div className="notice notice-warning verification">
      <MailWarning aria-hidden="true" />
      <div className="stack">
        <p>{fillText(texts.text, { email: user.email })}</p>
        <button
          type="button"
          className="button button-secondary button-small"
          aria-busy={state === 'busy'}
          aria-disabled={state === 'busy'}
          onClick={() => void resend()}
        >
          {state === 'busy' ? texts.resending : texts.resend}
        </button>
        <p role="status" className={state === 'failed' ? 'field-error' : 'sent'}>
          {state === 'sent' && texts.sent}
          {state === 'failed' && texts.failed}
        </p>
      </div>
    </div>
  );
}
