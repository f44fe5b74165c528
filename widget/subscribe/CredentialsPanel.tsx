import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Credentials } from './flow.ts';
import { Icon } from './Icon.tsx';
import type { SubscribeTexts } from './texts.ts';

/** Duration of a copy button's confirmation (RULES.md, "Numbers"). */
const COPY_CONFIRM_MS = 1000;

type CredentialsPanelProps = {
  readonly credentials: Credentials;
  readonly texts: SubscribeTexts;
  /** Where the fan sets a password of their own. */
  readonly ownPassword: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** A new account's e-mail address and password, shown only once (RULES.md, "Money"). */
export function CredentialsPanel({ credentials, texts, ownPassword, headingRef }: CredentialsPanelProps) {
  const email = useRef<HTMLElement>(null);
  const password = useRef<HTMLElement>(null);
  return (
    <section className="sf-credentials">
      <h3 className="sf-subtitle" ref={headingRef} tabIndex={-1}>
        <Icon name="key" />
        {texts.credentialsTitle}
      </h3>
      <p>{texts.credentialsNext}</p>
      <details>
        <summary>{texts.credentialsMade}</summary>
        <p>{texts.credentialsOnce}</p>
        <dl>
          <div>
            <dt>{texts.credentialsEmail}</dt>
            <dd>
              <code ref={email} translate="no">
                {credentials.email}
              </code>
              <CopyButton label={texts.copyEmail} source={email} texts={texts} />
            </dd>
          </div>
          <div>
            <dt>{texts.credentialsPassword}</dt>
            <dd>
              <code ref={password} translate="no">
                {credentials.password}
              </code>
              <CopyButton label={texts.copyPassword} source={password} texts={texts} />
            </dd>
          </div>
        </dl>
        <a href={ownPassword} target="_blank" rel="noopener">
          {texts.credentialsOwn}
        </a>
      </details>
    </section>
  );
}

type CopyButtonProps = {
  /** Names the copied text for a screen reader. */
  readonly label: string;
  readonly source: RefObject<HTMLElement | null>;
  readonly texts: SubscribeTexts;
};

/** A button that copies the text of `source`, or selects it where the browser forbids copying. */
function CopyButton({ label, source, texts }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand' | undefined>();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), COPY_CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    const node = source.current;
    if (!node) return;
    try {
      await navigator.clipboard.writeText(node.textContent);
      setOutcome('copied');
    } catch {
      window.getSelection()?.selectAllChildren(node);
      setOutcome('copyByHand');
    }
  }

  return (
    <span className="sf-copy">
      <button
        type="button"
        className="sf-copy-button"
        aria-label={outcome ? undefined : label}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? texts.copied : texts.copy}
      </button>
      <span className={outcome === 'copyByHand' ? 'sf-help' : 'sf-hidden'} role="status">
        {outcome && texts[outcome]}
      </span>
    </span>
  );
}
