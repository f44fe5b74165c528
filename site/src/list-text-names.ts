import type { Language } from '#api/platform/rules.ts';
import './features/accounts/shell/texts.ts';
import './features/accounts/texts.ts';
import './features/admin/texts.ts';
import './features/campaign-form/texts.ts';
import './features/campaigns/render-moment.ts';
import './features/campaigns/texts.ts';
import './features/cancellations/texts.ts';
import './features/charities/texts.ts';
import './features/charity-profile/texts.ts';
import './features/contact/texts.ts';
import './features/embeds/texts.ts';
import './features/live/live-texts.ts';
import './features/management/team/texts.ts';
import './features/management/texts.ts';
import './features/nominees/selection-texts.ts';
import './features/nominees/stuck/texts.ts';
import './features/nominees/texts.ts';
import './features/payouts/texts.ts';
import './features/promotion-kit/texts.ts';
import './features/reminders/texts.ts';
import './features/reports/form-texts.ts';
import './features/reports/texts.ts';
import './features/sharing/pictures/texts.ts';
import './features/sharing/share-texts.ts';
import './features/statistics/texts.ts';
import './features/stories/texts.ts';
import './features/submissions/texts.ts';
import './features/submissions/winner/texts.ts';
import './features/subscriptions/payment-texts.ts';
import './features/subscriptions/subscribe-texts.ts';
import './features/thanks/texts.ts';
import './features/wall/texts.ts';
import './i18n/texts.ts';
import { listOverridable } from './i18n/feature-texts.ts';

/** Lists every text that an editor can override, by name, such as 'accounts.login.title'. */
export function listTextNames(language: Language): ReadonlyMap<string, string> {
  return new Map(listOverridable(language));
}
