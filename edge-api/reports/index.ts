/** What modules above reports may call. */
export { moveReports, redactReports, reportData } from './personal-data.ts';
export { stopReportedCampaigns } from './stop-reported-campaigns.ts';
