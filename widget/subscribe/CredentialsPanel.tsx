import type { RefObject } from 'react';
import { fillPlaces } from '../client/fill-text.ts';
import { useCopy } from '../client/use-copy.ts';
import type { Credentials } from './flow.ts';
import { Icon } from './Icon.tsx';
import type { SubscribeFlowProps } from './props.ts';

type CredentialsPanelProps = Pick<SubscribeFlowProps, 'texts' | 'links'> & {
  readonly credentials: Credentials;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Shows a new account and, when opened, its e-mail address and password, only once (RULES.md, "Money"). */
export function CredentialsPanel({ credentials, texts, links, headingRef }: CredentialsPanelProps) {
  const [isCopied, copy] = useCopy(credentials.password);
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
          <dt className="sf-row">
            {texts.credentialsPassword}
            <button type="button" className="link" aria-live="polite" onClick={() => void copy()}>
              {isCopied ? texts.copied : texts.copyPassword}
            </button>
          </dt>
          <dd translate="no">{credentials.password}</dd>
        </dl>
        <a href={links.forgotPassword} target="_blank" rel="noopener">
          {texts.credentialsOwn}
        </a>
      </details>
    </section>
  );
}
