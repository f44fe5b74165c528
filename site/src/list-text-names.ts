import { shellTexts } from './features/accounts/shell/texts.ts';
import { cancellationTexts } from './features/cancellations/texts.ts';
import { managementTexts } from './features/management/texts.ts';
import { submissionTexts } from './features/submissions/texts.ts';
import { accountTexts } from './features/accounts/texts.ts';
import { formTexts } from './features/campaign-form/texts.ts';
import { campaignTexts } from './features/campaigns/texts.ts';
import { charityProfileTexts } from './features/charity-profile/texts.ts';
import { charityTexts } from './features/charities/texts.ts';
import { embedPageTexts } from './features/embeds/page-texts.ts';
import { embedTexts } from './features/embeds/texts.ts';
import { selectionTexts } from './features/nominees/selection-texts.ts';
import { nomineeTexts } from './features/nominees/texts.ts';
import { payoutTexts } from './features/payouts/texts.ts';
import { promotionKitTexts } from './features/promotion-kit/texts.ts';
import { reminderTexts } from './features/reminders/texts.ts';
import { reportFormTexts } from './features/reports/form-texts.ts';
import { reportTexts } from './features/reports/texts.ts';
import { stuckSelectionTexts } from './features/nominees/stuck/texts.ts';
import { sharePictureTexts } from './features/sharing/pictures/texts.ts';
import { paymentTexts } from './features/subscriptions/payment-texts.ts';
import { subscribeTexts } from './features/subscriptions/subscribe-texts.ts';
import { storyTexts } from './features/stories/texts.ts';
import { thanksTexts } from './features/thanks/texts.ts';
import { wallTexts } from './features/wall/texts.ts';
import type { Dictionary } from './i18n/feature-texts.ts';
import { nl } from './i18n/nl.ts';

/** Lists every text that an editor can override, in Dutch, by its name: 'accounts.login.title'. */
export function listTextNames(): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(nl),
    ...flattenTexts('accounts', accountTexts('nl')),
    ...flattenTexts('campaignForm', formTexts('nl')),
    ...flattenTexts('campaigns', campaignTexts('nl')),
    ...flattenTexts('charities', charityTexts('nl')),
    ...flattenTexts('charityProfile', charityProfileTexts('nl')),
    ...flattenTexts('dashboard', {
      ...shellTexts('nl'),
      ...managementTexts('nl'),
      ...cancellationTexts('nl'),
      ...submissionTexts('nl'),
    }),
    ...flattenTexts('embeds', { ...embedPageTexts('nl'), frame: embedTexts('nl') }),
    ...flattenTexts('nominees', nomineeTexts('nl')),
    ...flattenTexts('payment', paymentTexts('nl')),
    ...flattenTexts('payouts', payoutTexts('nl')),
    ...flattenTexts('promotionKit', promotionKitTexts('nl')),
    ...flattenTexts('reminders', reminderTexts('nl')),
    ...flattenTexts('report', reportFormTexts('nl')),
    ...flattenTexts('reports', reportTexts('nl')),
    ...flattenTexts('selection', selectionTexts('nl')),
    ...flattenTexts('selections', stuckSelectionTexts('nl')),
    ...flattenTexts('sharePictures', sharePictureTexts('nl')),
    ...flattenTexts('stories', storyTexts('nl')),
    ...flattenTexts('subscribe', subscribeTexts('nl')),
    ...flattenTexts('thanks.page', thanksTexts('nl')),
    ...flattenTexts('wall', wallTexts('nl')),
  ]);
}

function flattenTexts(name: string, texts: Dictionary): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([own, text]) =>
    typeof text === 'string' ? [[`${name}.${own}`, text] as const] : flattenTexts(`${name}.${own}`, text),
  );
}
