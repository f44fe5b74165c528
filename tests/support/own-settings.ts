/** The settings of a production installation as an operator fills them in, with Stripe's test mode. */
export const OWN_SETTINGS = {
  PUBLIC_ORIGIN: 'https://powerhour.nl',
  PUBLIC_OPERATOR: 'Stichting Power Hour, KvK 12345678, Plein 1, 3511 LX Utrecht',
  BETTER_AUTH_SECRET: 'thirty-two-characters-of-ones-own-1',
  STRIPE_SECRET_KEY: 'sk_test_own',
  STRIPE_WEBHOOK_SECRET: 'whsec_own',
  MAIL_API_KEY: 're_own',
  MAIL_FROM: 'Power Hour <hello@powerhour.nl>',
  CAMPAIGN_REVIEW: 'first',
};
