import { useEffect, useRef } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { CredentialForm } from '../accounts/CredentialForm.tsx';
import type { StepTexts } from './texts.ts';

type LoginPanelProps = WithTexts<StepTexts> & {
  readonly heading: string;
  readonly lead?: string | undefined;
  /** The address of the account; if blank, the person types one. */
  readonly email: string;
  readonly onDone: () => void;
  readonly onBack?: () => void;
};

/** Logs in without leaving the page, so that no input is lost (RULES.md, "Campaign form"). */
export function LoginPanel({ language, texts, heading, lead, email, onDone, onBack }: LoginPanelProps) {
  const { panel, account } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className="panel cf-login column" aria-labelledby="campaign-login">
      <h2 id="campaign-login" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {lead !== undefined && <p className="lead muted">{lead}</p>}
      <CredentialForm
        language={language}
        onDone={onDone}
        email={email || undefined}
        texts={{ ...account, login: { ...account.login, failed: panel.failed } }}
        submitLabel={panel.submit}
      />
      {onBack && (
        <button type="button" className="button button-quiet" onClick={onBack}>
          {panel.back}
        </button>
      )}
    </section>
  );
}
