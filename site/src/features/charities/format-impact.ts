import type { Language } from '#api/platform/rules.ts';
import type { CharityImpact } from '#api/replacements/contract.ts';
import { DONATION_CURRENCY } from '#api/submissions/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Resource } from '#widget/client/use-resource.ts';
import type { CharityTexts } from './texts.ts';

type Doc = { readonly doc: CharityImpact };

/** Returns in words what rejecting a charity would mean for its campaigns. */
export function formatImpact(resource: Resource<Doc>, language: Language, texts: CharityTexts): string {
  if (resource.kind === 'loading') return texts.impactLoading;
  if (resource.kind === 'failed') return texts.impactFailed;
  const { openCampaigns: open, closedCampaigns: closed, paidCents } = resource.value.doc;
  if (open + closed === 0) return texts.impactNone;
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const money = { style: 'currency', currency: DONATION_CURRENCY, maximumFractionDigits: 0 } as const;
  const campaigns = [
    open > 0 && fillText(open === 1 ? texts.openOne : texts.openMany, { count: String(open) }),
    closed > 0 && fillText(closed === 1 ? texts.closedOne : texts.closedMany, { count: String(closed) }),
  ].filter((part) => part !== false);
  return fillText(texts.impact, {
    campaigns: campaigns.join(` ${texts.and} `),
    amount: new Intl.NumberFormat(locale, money).format(paidCents / 100),
  });
}
