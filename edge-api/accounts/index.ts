/** What modules above accounts may call. */
export { authenticateSubscriber, nameFrom } from './authenticate-subscriber.ts';
export { createAccount } from './create-account.ts';
export { deleteExpiredSessions } from './delete-expired-sessions.ts';
export { countAccountCall } from './limits.ts';
export { forgetExpiredLinks, LINK_PURPOSES, voidLinks } from './link.ts';
export { refuseKnownPassword } from './refuse-known-password.ts';
export { requirePassword } from './require-password.ts';
export { endingCookies } from './session-cookies.ts';
