/** What modules above reports may call. */
export { eraseReports, exportDecisions, exportReports, redactReports } from './personal-data.ts';
export { stopReportedCampaigns } from './stop-reported-campaigns.ts';
