/** What modules above privacy may call. */
export { erasePerson } from './erase-person.ts';
