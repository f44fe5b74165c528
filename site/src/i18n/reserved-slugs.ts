/** Slugs below a language that the product uses itself: no page of the editors can have one. */
export const RESERVED_SLUGS: readonly string[] = [
  'campaigns',
  'cancel-email-change',
  'charities',
  'charity-invitation',
  'invitation',
  'dashboard',
  'embed-test',
  'end-session',
  'first-cards',
  'forgot-password',
  'index',
  'login',
  'login-link',
  'logout',
  'not-me',
  'pages',
  'register',
  'reminders',
  'report',
  'reset-password',
  'stories',
  'take-back',
  'undo-address',
  'verify-email',
  'winner',
];

/** The slug of a language's home page, which has the address /{language}. */
export const HOME_SLUG = 'home';

/** The names of the files of the agreements that forms link to, where the settings choose no other page. */
export const LEGAL_NAMES = ['terms', 'power-hour-protocol', 'privacy'] as const;

/** The slug of the page for webmasters, which gets the code of a campaign in its first block. */
export const EMBED_SLUG = 'embed';
