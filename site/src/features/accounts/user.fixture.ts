import type { User } from '#api/accounts/contract.ts';

/** A fan whose address is confirmed, as the session gives the account. */
export const createUser = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  name: 'Noor',
  email: 'noor@example.test',
  role: 'fan',
  _verified: true,
  language: 'en',
  ...changes,
});
