/** What modules above reports may call. */
export { eraseReports, exportDecisions, exportReports } from './personal-data.ts';
export { redactReports } from './redact-reports.ts';
export { stopReportedCampaigns } from './stop-reported-campaigns.ts';
