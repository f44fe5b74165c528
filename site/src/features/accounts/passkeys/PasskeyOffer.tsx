import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import '#site/ui/own-list.css';
import { hasPasskeys } from './ask-for-passkey.ts';

type PasskeyOfferProps = {
  readonly language: Language;
  readonly texts: { readonly passkeyOffer: string; readonly passkeyLink: string };
};

/** Leads a fan who has just paid (`?success=payment`) to the passkeys in their profile. Renders only in the browser. */
export function PasskeyOffer({ language, texts }: PasskeyOfferProps) {
  const [hasPaid] = useState(() => new URLSearchParams(location.search).get('success') === 'payment');
  if (!hasPaid || !hasPasskeys()) return null;
  return (
    <p className="help passkey-offer">
      {texts.passkeyOffer}{' '}
      <a className="link" href={`/${language}/dashboard/profile#passkeys`}>
        {texts.passkeyLink}
      </a>
    </p>
  );
}
