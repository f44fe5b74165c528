/** What modules above privacy may call. */
export { queueErasedMail } from './erased-mail.ts';
export { erasePerson } from './erase-person.ts';
