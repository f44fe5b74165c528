/** What other rooms may call of charities. */
export { findOrCreateCharity } from './add-charity.ts';
