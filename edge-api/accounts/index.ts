export { authenticateSubscriber, findSubscriber, selectPersonId } from './subscriber.ts';
export { findPerson, toDisplayName, toUser } from './find-person.ts';
export { queueMailsTo, type MailOccasion } from './queue-mails-to.ts';
export { createReceiptLogin, storeReceiptLogins } from './mails.ts';
export { createAccount } from './create-account.ts';
export { storePerson } from './own-profile.ts';
export { createExpiredDeviceCookie, appendSetCookie, clearSessionCookies } from './session-cookies.ts';
export { deleteExpiredSessions, endAllSessions, isStillLoggedIn } from './sessions.ts';
export {
  hasInvitation,
  acceptLink,
  listInvitationLinks,
  revokeAllInvitations,
  revokeInvitationLink,
  revokeInvitationsForUser,
  sendInvitation,
} from './invitation-link.ts';
export { deleteLinks, invalidLink, pruneExpiredLinks, requireLink, toIdentifier } from './link.ts';
export { limitAccountCalls, limitMails } from './rate-limits.ts';
export { exportUser, toAccountData } from './personal-data.ts';
export { rejectWeakPassword } from './common-passwords.ts';
export { canSuspend, setNameHidden, setSuspension, upholdSuspension } from './suspension.ts';
export { requireSettledAddress, requireStepUp } from './require-step-up.ts';
export { keepAccount, type OnProven } from './prove-address.ts';
export type { OnNewAddress } from './store-address.ts';
export { correctAddress } from './correct-address.ts';
export { sendLink } from './request-link.ts';
export { bindSession } from './start-user-session.ts';
export { addMember, managesFor, removeMember, selectAccounts } from './team.ts';
export { recentLogin } from './with-actor.ts';
