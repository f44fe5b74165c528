/** The actors: fans, pairs of mailbox owner and stranger, campaign owners, an admin, the provider, the schedule. */
export type Kind = 'fan' | 'pair' | 'owner' | 'admin' | 'provider' | 'schedule';

/** The variants of an act, used if its life names none. */
export const HOWS: Readonly<Record<string, string>> = {
  pay: 'pay pay pay ideal paypal transfer decline expire',
  join: 'once once once twice',
  'log-in': 'password link code',
  prove: 'same other',
  review: 'keep keep delete undecided',
  aftermath: 'dispute dispute inquire win win lose refund fail-refund settle fail',
  'stranger-comes': 'fan fan celebrity',
  'owner-proves': 'verify link code reset',
  create: 'soon soon later never',
  decide: 'dismissed dismissed stopped',
  sweep: 'once once twice',
  choose: 'once twice',
};

/**
 * The lives of each kind: everyone starts with the first, and then chance picks one after another. Acts come in order,
 * some with a variant. `new` ends the previous life: a new person with an empty browser.
 */
export const LIVES: Readonly<Record<Kind, readonly string[]>> = {
  fan: [
    'new join pay look',
    'new join pay look invoice trespass',
    'new join pay:pay prove:same share wall look',
    'new join pay:transfer look aftermath:settle look',
    'new join pay:transfer aftermath:fail retry pay:pay',
    'new join pay:expire retry pay:ideal look',
    'new join pay:decline pay:pay look',
    'new join cancel join pay:pay look',
    'new join cancel-and-pay look',
    'new join abandon',
    'join pay look',
    'log-out log-in join pay',
    'log-in:code join pay invoice',
    'new join pay:pay prove:other review join pay log-out log-in',
    'new register prove:same log-out log-in join pay profile',
    'new join pay:pay prove:other review:keep change-password log-out log-in:password',
    'new join pay:pay erase',
    'new register profile join pay:pay prove:same wall share report erase',
    'new register join pay prove:other review:delete',
    'new join pay:pay reset log-in:password export end-sessions',
    'new register prove:same join pay report change-email look',
    'new join pay:pay refresh look reread',
    'new register prove:same join pay:pay log-in:link wall profile erase',
    'new register log-out log-in:link join pay look',
  ],
  pair: [
    'new stranger-comes stranger-joins stranger-pays owner-proves stranger-tries review stranger-tries',
    'new stranger-comes stranger-joins owner-proves stranger-tries review:keep stranger-tries owner-looks',
    'new stranger-comes:celebrity stranger-creates owner-proves stranger-tries owner-looks review stranger-tries',
    'new stranger-comes stranger-asks stranger-joins owner-proves stranger-tries stranger-asks review:delete',
    'new stranger-comes:celebrity stranger-creates stranger-joins owner-proves:reset stranger-tries review:keep owner-looks',
    'new stranger-comes not-me stranger-tries',
  ],
  owner: [
    'new register-owner create:soon prove:same create:later nominees edit nominees choose thank',
    'create edit close nominees choose thank',
    'create:soon create:later nominees nominate choose thank story',
    'close reopen nominees close nominees choose',
    'create:never edit close reopen edit cancel-campaign',
    'nominees choose thank create:soon',
    'nominees nominate score-again nominees choose thank',
    'log-out log-in create:soon nominees',
    'new register-owner prove:other review:keep create:soon create:later nominees choose thank create:soon',
  ],
  admin: [
    'admin-in decide decide overview',
    'overview decide stop decide',
    'review-charity overview decide',
    'overview decide review-charity decide overview',
  ],
  provider: ['wait aftermath', 'wait wait aftermath', 'wait aftermath:dispute wait aftermath'],
  schedule: ['sweep', 'sweep:twice', 'sweep wait'],
};
