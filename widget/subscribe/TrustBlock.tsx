import { Icon } from './Icon.tsx';
import type { SubscribeFlowProps } from './props.ts';

/** The methods, provider and terms of the payment, below the button that starts it. */
export function TrustBlock({ texts, links }: Pick<SubscribeFlowProps, 'texts' | 'links'>) {
  const methods = [
    texts.methodCard,
    'iDEAL | Wero',
    'PayPal',
    texts.methodTransfer,
    'Bancontact',
    'Apple Pay',
    'Google Pay',
    texts.methodDebit,
  ];
  return (
    <div className="sf-trust">
      <h3>
        <Icon name="lock" />
        {texts.trustTitle}
      </h3>
      <p>
        {texts.trustOnce} {texts.trustProvider}
      </p>
      <ul className="sf-methods" aria-label={texts.methods}>
        {methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
      <p>
        {texts.minimumAge} {renderLegalText(texts, links)}
      </p>
    </div>
  );
}

/** Renders the legal sentence, with its two links where the translation has them. */
function renderLegalText(texts: SubscribeFlowProps['texts'], links: SubscribeFlowProps['links']) {
  return texts.legal.split(/\{(terms|privacy)\}/).map((part) =>
    part === 'terms' || part === 'privacy' ? (
      <a key={part} href={links[part]} target="_blank" rel="noopener">
        {texts[part]}
      </a>
    ) : (
      part
    ),
  );
}
