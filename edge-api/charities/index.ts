export { findOrAddCharity } from './add-charity.ts';
