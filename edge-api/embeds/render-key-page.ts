import type { Ctx } from '../platform/context.ts';
import { renderPlainPage } from '../platform/plain-page.ts';
import type { CheckoutRedirect } from './checkout-redirect.ts';
import { CHECKOUT_KEY_UNKNOWN, CHECKOUT_KEY_USED, TO_CAMPAIGN, TO_CAMPAIGNS } from './rules.ts';

type UselessKey = Exclude<CheckoutRedirect, { readonly kind: 'redirect' }>;

/** Returns the page for a key that opens no checkout, with a link to the campaign, or to all of them. */
export function renderKeyPage({ language, settings }: Ctx, key: UselessKey) {
  if (key.kind === 'used') {
    const link = { label: TO_CAMPAIGN[language], url: key.campaignUrl };
    const page = renderPlainPage(language, { sentence: CHECKOUT_KEY_USED[language], link });
    return { status: 410, page } as const;
  }
  const link = { label: TO_CAMPAIGNS[language], url: `${settings.PUBLIC_ORIGIN}/${language}/campaigns` };
  const page = renderPlainPage(language, { sentence: CHECKOUT_KEY_UNKNOWN[language], link });
  return { status: 404, page } as const;
}
