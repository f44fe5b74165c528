import type { Language } from '#api/platform/rules.ts';
import { shellTexts } from './features/accounts/shell/texts.ts';
import { cancellationTexts } from './features/cancellations/texts.ts';
import { teamTexts } from './features/management/team/texts.ts';
import { managementTexts } from './features/management/texts.ts';
import { ownSubmissionTexts } from './features/submissions/texts.ts';
import { winnerTexts } from './features/submissions/winner/texts.ts';
import { accountTexts } from './features/accounts/texts.ts';
import { formTexts } from './features/campaign-form/texts.ts';
import { momentTexts } from './features/campaigns/render-moment.ts';
import { campaignTexts } from './features/campaigns/texts.ts';
import { charityProfileTexts } from './features/charity-profile/texts.ts';
import { charityTexts } from './features/charities/texts.ts';
import { contactTexts } from './features/contact/texts.ts';
import { embedPageTexts, embedTexts } from './features/embeds/texts.ts';
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
import { texts } from './i18n/texts.ts';

/** Lists every text that an editor can override, by name, such as 'accounts.login.title'. */
export function listTextNames(language: Language): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(texts(language)),
    ...flattenTexts('accounts', accountTexts(language)),
    ...flattenTexts('campaignForm', formTexts(language)),
    ...flattenTexts('campaigns', campaignTexts(language)),
    ...flattenTexts('charities', charityTexts(language)),
    ...flattenTexts('charityProfile', charityProfileTexts(language)),
    ...flattenTexts('contact', contactTexts(language)),
    ...flattenTexts('dashboard', {
      ...shellTexts(language),
      ...managementTexts(language),
      ...cancellationTexts(language),
      ...ownSubmissionTexts(language),
      ...winnerTexts(language),
    }),
    ...flattenTexts('embeds', { ...embedPageTexts(language), frame: embedTexts(language) }),
    ...flattenTexts('moment', momentTexts(language)),
    ...flattenTexts('nominees', nomineeTexts(language)),
    ...flattenTexts('payment', paymentTexts(language)),
    ...flattenTexts('payouts', payoutTexts(language)),
    ...flattenTexts('promotionKit', promotionKitTexts(language)),
    ...flattenTexts('reminders', reminderTexts(language)),
    ...flattenTexts('report', reportFormTexts(language)),
    ...flattenTexts('reports', reportTexts(language)),
    ...flattenTexts('selection', selectionTexts(language)),
    ...flattenTexts('selections', stuckSelectionTexts(language)),
    ...flattenTexts('sharePictures', sharePictureTexts(language)),
    ...flattenTexts('stories', storyTexts(language)),
    ...flattenTexts('subscribe', subscribeTexts(language)),
    ...flattenTexts('team', teamTexts(language)),
    ...flattenTexts('thanks.page', thanksTexts(language)),
    ...flattenTexts('wall', wallTexts(language)),
  ]);
}

function flattenTexts(name: string, dictionary: Dictionary): (readonly [string, string])[] {
  return Object.entries(dictionary).flatMap(([own, text]) =>
    typeof text === 'string' ? [[`${name}.${own}`, text] as const] : flattenTexts(`${name}.${own}`, text),
  );
}
