export { queueErasedMail } from './erased-mail.ts';
export { erasePerson } from './erase-person.ts';
