import type { User } from '#api/accounts/contract.ts';

/** A fan with a confirmed address, in the session's format. */
export const createUser = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  name: 'Noor',
  email: 'noor@example.test',
  role: 'fan',
  _verified: true,
  language: 'en',
  ...changes,
});
