import { DAY_MS, HOUR_MS, SECOND_MS, type LocalizedText } from '../platform/rules.ts';
import { ACCOUNT_STATES } from '../charities/rules.ts';

/** States of a charity's account at the provider, and `none` without one. */
export const ONBOARDING_STATES = ['none', ...ACCOUNT_STATES] as const;

/** Maximum number of accounts, campaigns and mails each per sweep. */
export const SWEEP_LIMIT = 20;
/** Age after which the sweep checks an account's state again. */
export const ASK_AFTER_MS = 6 * HOUR_MS;
/** Minimum time between checks of an account while its people view it. */
export const ASK_INTERVAL_MS = 20 * SECOND_MS;
/** How long an account may lack information before its onboarding counts as stalled. */
export const STOPPED_AFTER_MS = 3 * DAY_MS;
export const REQUESTS_NAMED_MAX = 3;
/** Campaigns per page of those that raise money for a charity, or want to. */
export const REQUESTS_PAGE_SIZE = 20;

/** The country of a charity that gives none, as an ISO 3166 code. */
export const DEFAULT_COUNTRY = 'nl';

export const ACCOUNT_REFUSED: LocalizedText = {
  en: 'The payment provider does not accept this charity. Ask the provider why.',
  nl: 'De betaalprovider accepteert dit goede doel niet. Vraag de provider waarom.',
};
/** For a campaign that is public, already declined, has another charity, or is cancelled. */
export const NOT_DECLINABLE: LocalizedText = {
  en: 'This campaign no longer waits for you. If it is public and should not be, report it on its page.',
  nl: 'Deze campagne wacht niet meer op jullie. Is de campagne openbaar en klopt dat niet? Meld het op de campagnepagina.',
};
