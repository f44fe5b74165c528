import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { resendVerification } from '../sign-up.ts';
import type { ShellTexts } from './texts.ts';

type VerificationNoticeProps = WithTexts<
  Pick<ShellTexts['verification'], 'text' | 'wrong' | 'resend' | 'resending' | 'sent' | 'failed'>
> & { readonly user: Pick<User, 'email' | '_verified'> };

/** Reminds an unverified person to confirm their address, and sends the mail again. */
export function VerificationNotice({ user, language, texts }: VerificationNoticeProps) {
  const { isBusy, alert, run } = useCall();
  const [isSent, setSent] = useState(false);
  if (user._verified) return null;

  async function resend(): Promise<string | undefined> {
    const outcome = await resendVerification(user.email, language);
    setSent(outcome.kind === 'done');
    if (outcome.kind === 'done') return undefined;
    console.warn('The verification mail was not sent', outcome);
    return texts.failed;
  }

  return (
    <div className="notice notice-warning verification">
      <MailWarning aria-hidden="true" />
      <div className="stack">
        <p>
          {fillText(texts.text, { email: user.email })} <a href={`/${language}/contact`}>{texts.wrong}</a>
        </p>
        <SubmitButton
          className="button button-secondary button-small"
          label={texts.resend}
          busyLabel={texts.resending}
          isBusy={isBusy}
          onClick={() => void run(resend)}
        />
        <p role="status" className={alert === undefined ? 'sent' : 'field-error'}>
          {alert ?? (isSent && texts.sent)}
        </p>
      </div>
    </div>
  );
}
