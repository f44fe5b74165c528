/** What modules above accounts may call. */
export { logAccountEvent } from './account-log.ts';
export { authenticateSubscriber } from './authenticate-subscriber.ts';
export { findSubscriber, selectPersonId } from './find-subscriber.ts';
export { createReceiptLogin, storeReceiptLogins } from './create-receipt-login.ts';
export { createAccount } from './create-account.ts';
export { createExpiredDeviceCookie } from './device-cookie.ts';
export { deleteExpiredSessions } from './delete-expired-sessions.ts';
export { listInvitationLinks, revokeInvitationLink, revokeInvitationLinks } from './invitation-link.ts';
export { createLink, invalidLink, isUnconsumed, pruneExpiredLinks, requireLink } from './link.ts';
export { limitAccountCalls, limitMails } from './rate-limits.ts';
export { eraseAccount, exportPasskeys, exportSessions, exportUser } from './personal-data.ts';
export { rejectWeakPassword } from './common-passwords.ts';
export { matchesSession, sessionColumns, toActor } from './read-session.ts';
export { requirePassword } from './require-password.ts';
export { appendSetCookie, clearSessionCookies } from './session-cookies.ts';
export { bindSession } from './start-user-session.ts';
export type { StartCall } from './with-actor.ts';
