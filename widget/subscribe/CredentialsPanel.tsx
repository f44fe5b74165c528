import type { RefObject } from 'react';
import { fillPlaces } from '../client/fill-text.ts';
import type { Credentials } from './flow.ts';
import { Icon } from './Icon.tsx';
import type { SubscribeTexts } from './texts.ts';

type CredentialsPanelProps = {
  readonly credentials: Credentials;
  readonly texts: SubscribeTexts;
  /** The address at which the fan can set their own password. */
  readonly ownPassword: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Shows a new account and, when opened, its e-mail address and password, only once (RULES.md, "Money"). */
export function CredentialsPanel({ credentials, texts, ownPassword, headingRef }: CredentialsPanelProps) {
  return (
    <section className="sf-credentials">
      <h3 ref={headingRef} tabIndex={-1}>
        <Icon name="key" />
        {texts.credentialsTitle}
      </h3>
      <p>{fillPlaces(texts.credentialsNext, { email: credentials.email })}</p>
      <details>
        <summary>{texts.credentialsMade}</summary>
        <p>{texts.credentialsOnce}</p>
        <dl>
          <dt>{texts.credentialsEmail}</dt>
          <dd translate="no">{credentials.email}</dd>
          <dt>{texts.credentialsPassword}</dt>
          <dd translate="no">{credentials.password}</dd>
        </dl>
        <a href={ownPassword} target="_blank" rel="noopener">
          {texts.credentialsOwn}
        </a>
      </details>
    </section>
  );
}
