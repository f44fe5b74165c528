/** What other rooms may call of charities. */
export { findOrCreateCharity } from './create-charity.ts';
