/** What other rooms may call of accounts. */
export { authenticateSubscriber } from './authenticate-subscriber.ts';
export { deleteExpiredSessions } from './delete-expired-sessions.ts';
export { forgetExpiredLinks } from './link.ts';
