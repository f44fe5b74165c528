/** What other rooms may call of charities. */
export { findOrAddCharity } from './add-charity.ts';
