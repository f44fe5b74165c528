export { moveReports, redactReports, reportData } from './personal-data.ts';
export { stopReportedCampaigns } from './stop-reported-campaigns.ts';
