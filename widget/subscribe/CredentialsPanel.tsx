import { useRef, type RefObject } from 'react';
import { CopyButton } from './CopyButton.tsx';
import type { Credentials } from './flow.ts';
import { Icon } from './Icon.tsx';
import type { SubscribeTexts } from './texts.ts';

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
      <details open>
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
