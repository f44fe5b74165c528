import { z } from 'zod';
import * as accounts from '../accounts/contract.ts';
import * as passkeys from '../accounts/passkey-contract.ts';
import * as adminLog from '../admin-log/contract.ts';
import * as admin from '../admin/contract.ts';
import * as adminPayments from '../admin/payments-contract.ts';
import * as campaignRecords from '../admin/campaign-record-contract.ts';
import * as people from '../admin/people-contract.ts';
import * as campaigns from '../campaigns/contract.ts';
import * as drafts from '../campaigns/draft-contract.ts';
import * as richText from '../campaigns/rich-text-contract.ts';
import * as cancellations from '../cancellations/contract.ts';
import * as celebrities from '../celebrities/contract.ts';
import * as charities from '../charities/contract.ts';
import * as invitations from '../charities/invitation-contract.ts';
import * as charityProfiles from '../charities/profile-contract.ts';
import * as contact from '../contact/contract.ts';
import * as embeds from '../embeds/contract.ts';
import * as team from '../management/team-contract.ts';
import * as media from '../media/contract.ts';
import * as nominees from '../nominees/contract.ts';
import * as outcomes from '../outcomes/contract.ts';
import * as winners from '../outcomes/winner-contract.ts';
import * as pages from '../pages/contract.ts';
import * as payouts from '../payouts/contract.ts';
import * as years from '../subscriptions/year-contract.ts';
import * as platform from '../platform/contract.ts';
import { schemaNames } from '../platform/describe-schema.ts';
import * as privacy from '../privacy/contract.ts';
import * as reminders from '../reminders/contract.ts';
import * as consent from '../consent/contract.ts';
import * as reports from '../reports/contract.ts';
import * as scoring from '../scoring/contract.ts';
import * as sharing from '../sharing/contract.ts';
import * as statistics from '../statistics/contract.ts';
import * as stories from '../stories/contract.ts';
import * as subscriptions from '../subscriptions/contract.ts';
import * as thanks from '../thanks/contract.ts';
import * as tracking from '../tracking/contract.ts';
import * as wall from '../wall/contract.ts';

const CONTRACTS = [
  accounts,
  passkeys,
  adminLog,
  admin,
  adminPayments,
  campaignRecords,
  people,
  campaigns,
  drafts,
  richText,
  cancellations,
  celebrities,
  charities,
  invitations,
  charityProfiles,
  contact,
  embeds,
  team,
  media,
  nominees,
  outcomes,
  winners,
  pages,
  payouts,
  years,
  platform,
  privacy,
  reminders,
  consent,
  reports,
  scoring,
  sharing,
  statistics,
  stories,
  subscriptions,
  thanks,
  tracking,
  wall,
];

/** Names every schema exported by a contract after its export, so that the document contains each once. */
export function nameSchemas(): void {
  for (const contract of CONTRACTS) {
    for (const [id, schema] of Object.entries(contract)) {
      if (schema instanceof z.ZodType) schemaNames.add(schema, { id });
    }
  }
}
