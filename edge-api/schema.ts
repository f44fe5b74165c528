/** The tables of all modules, for drizzle and its migrations. */
export * from './accounts/table.ts';
export * from './campaigns/results-table.ts';
export * from './campaigns/table.ts';
export * from './celebrities/table.ts';
export * from './charities/profile/table.ts';
export * from './charities/table.ts';
export * from './embeds/table.ts';
export * from './media/table.ts';
export * from './nominees/table.ts';
export * from './payments/table.ts';
export * from './scoring/comparisons-table.ts';
export * from './scoring/judge-probes-table.ts';
export * from './scoring/table.ts';
export * from './platform/table.ts';
export * from './reports/table.ts';
export * from './submissions/table.ts';
export * from './thanks/table.ts';
