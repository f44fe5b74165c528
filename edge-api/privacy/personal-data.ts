import { eq, or, sql } from 'drizzle-orm';
import { toAccountData } from '../accounts/index.ts';
import { adminLogData } from '../admin-log/index.ts';
import { ownsCampaign, toCampaignData } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { celebrityData } from '../celebrities/index.ts';
import { charityData } from '../charities/index.ts';
import { contactData } from '../contact/index.ts';
import { mediaData } from '../media/index.ts';
import { selectionData } from '../nominees/index.ts';
import { selectionRuns } from '../nominees/table.ts';
import { winnerData } from '../outcomes/index.ts';
import { paymentData } from '../payments/index.ts';
import { hasRow } from '../platform/conditions.ts';
import { mailData, type PersonalData } from '../platform/personal-data.ts';
import { reminderData } from '../reminders/index.ts';
import { reportData } from '../reports/index.ts';
import { judgeProbes, recordEntries } from '../scoring/table.ts';
import { shareData } from '../sharing/index.ts';
import { storyData } from '../stories/index.ts';
import { submissionData } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { thanksData } from '../thanks/index.ts';
import { wallData } from '../wall/index.ts';

/** Holds for a campaign whose row is still needed: someone took part, or a selection was begun. */
const isReferenced = sql`(${or(
  ...[submissions, selectionRuns, judgeProbes, recordEntries].map((table) =>
    hasRow(table, eq(table.campaignId, campaigns.id)),
  ),
)})`;

/** What each module holds of a person. Erasures find their rows by rows that later ones detach or delete. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  selectionData,
  winnerData,
  wallData,
  contactData,
  paymentData,
  reportData,
  shareData,
  submissionData,
  thanksData,
  storyData,
  toCampaignData(isReferenced),
  charityData,
  mediaData,
  celebrityData,
  mailData,
  reminderData,
  adminLogData,
  toAccountData(ownsCampaign),
];
