import { DAY_MS, HOUR_MS, SECOND_MS, type LocalizedText } from '../platform/rules.ts';
import { ACCOUNT_STATES } from '../charities/rules.ts';

/** States of a charity's account at the provider, and of one that has none yet. */
export const ONBOARDING_STATES = ['none', ...ACCOUNT_STATES] as const;

/** Most accounts, campaigns and mails each that one sweep deals with. */
export const SWEEP_LIMIT = 20;
/** Age from which the sweep asks again what an account can do. */
export const ASK_AFTER_MS = 6 * HOUR_MS;
/** How long the provider is not asked again about an account whose people look at it. */
export const ASK_INTERVAL_MS = 20 * SECOND_MS;
/** How long an account may lack information before its onboarding counts as stopped. */
export const STOPPED_AFTER_MS = 3 * DAY_MS;
export const REQUESTS_NAMED_MAX = 3;
/** Campaigns on one page of those that want to raise money for a charity, or do. */
export const REQUESTS_PAGE_SIZE = 20;

/** The country of a charity that names none, as an ISO 3166 code. */
export const DEFAULT_COUNTRY = 'nl';

export const ACCOUNT_REFUSED: LocalizedText = {
  en: 'The payment provider does not accept this charity. Ask the provider why.',
  nl: 'De betaalprovider accepteert dit goede doel niet. Vraag de provider waarom.',
};
/** For a campaign that is public, was declined already, has another charity, or does not go ahead. */
export const NOT_DECLINABLE: LocalizedText = {
  en: 'This campaign no longer waits for you. If it is public and should not be, report it on its page.',
  nl: 'Deze campagne wacht niet meer op jullie. Is de campagne openbaar en klopt dat niet? Meld het op de campagnepagina.',
};
