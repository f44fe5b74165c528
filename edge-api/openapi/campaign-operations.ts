import { z } from 'zod';
import {
  Campaign,
  CampaignCard,
  CampaignsList,
  CelebrityCampaignsPage,
  OwnCampaignsPage,
  SitemapCampaign,
} from '../campaigns/contract.ts';
import { StuckSelectionsPage } from '../admin/contract.ts';
import { Charity, CharityList, CharityReviewPage } from '../charities/contract.ts';
import { Media } from '../media/contract.ts';
import {
  NomineesResponse,
  RetryScoringResponse,
  SelectionReport,
  SkipUnjudgedResponse,
  WinnersResponse,
} from '../nominees/contract.ts';
import { RecordPage } from '../scoring/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const OneCampaign = z.object({ doc: Campaign });
const OneCharity = z.object({ doc: Charity });

/** Calls about campaigns, their nominees, charities and pictures. */
export const CAMPAIGN_OPERATIONS: OperationDocs = {
  'GET /api/campaigns-list': {
    summary: 'A page of the public campaigns, active ones first',
    answer: CampaignsList,
  },
  'GET /api/campaigns-list/addresses': {
    summary: 'Where every campaign is, for search engines',
    answer: z.object({ docs: z.array(SitemapCampaign) }),
  },
  'GET /api/campaigns/by-slug/{slug}': {
    summary: 'The campaign at an address',
    answer: z.object({ doc: CampaignCard }),
  },
  'GET /api/campaigns/by-celebrity': {
    summary: 'A page of a celebrity’s campaigns, newest first: whole for their owner, as cards for others',
    answer: CelebrityCampaignsPage,
  },
  'GET /api/campaigns/mine': {
    summary: 'A page of one’s own campaigns, newest first',
    session: true,
    answer: OwnCampaignsPage,
  },
  'GET /api/campaigns/{id}': { summary: 'A campaign of one’s own', session: true, answer: OneCampaign },
  'POST /api/campaigns/create': {
    summary: 'Start a campaign',
    session: true,
    status: 201,
    answer: OneCampaign,
    errors: [403, 409, 429],
  },
  'PATCH /api/campaigns/{id}': {
    summary: 'Change a campaign of one’s own',
    session: true,
    answer: OneCampaign,
    errors: [409],
  },
  'POST /api/campaigns/{id}/close': {
    summary: 'Close a campaign of one’s own; nominees are then selected in the background',
    session: true,
    answer: z.object({ hasNominees: z.boolean() }),
    errors: [409],
  },
  'POST /api/campaigns/{id}/reopen': {
    summary: 'Reopen a campaign of one’s own',
    session: true,
    answer: OneCampaign,
    errors: [409],
  },
  'GET /api/campaigns/{id}/nominees': {
    summary: 'The best answers, best first, and those that could not be scored',
    session: true,
    answer: NomineesResponse,
  },
  'POST /api/campaigns/{id}/nominees/score-again': {
    summary: 'Have the answers without a score scored again, in the background',
    session: true,
    status: 202,
    answer: RetryScoringResponse,
    errors: [409, 502],
  },
  'POST /api/campaigns/{id}/nominees/skip-unjudged': {
    summary:
      'Select the nominees without the answers that could not be judged yet, knowing how many they are',
    session: true,
    status: 202,
    answer: SkipUnjudgedResponse,
    errors: [409, 429, 502],
  },
  'POST /api/campaigns/{id}/winners': {
    summary: 'Choose the winners, once',
    session: true,
    answer: WinnersResponse,
    errors: [409],
  },
  'GET /api/campaigns/{id}/winners': {
    summary: 'The chosen winners',
    session: true,
    answer: WinnersResponse,
  },
  'GET /api/campaigns/by-slug/{slug}/record': {
    summary: 'The public part of a selection’s record, to check hashes and receipts with',
    answer: RecordPage,
  },
  'GET /api/campaigns/by-slug/{slug}/selection': {
    summary: 'How a campaign’s selection works and worked, without personal data',
    answer: z.object({ doc: SelectionReport }),
  },
  'POST /api/admin/selections/{id}/judge-override': {
    summary:
      'Let a selection go on with a model that failed its trial, as admin; everybody can read the reason',
    session: true,
    status: 202,
    answer: z.object({ ok: z.literal(true) }),
    errors: [403],
  },
  'GET /api/charity-whitelist-custom': {
    summary: 'A page of the charities to choose from, approved ones first',
    answer: CharityList,
  },
  'GET /api/charity-whitelist-custom/review': {
    summary: 'A page of all charities with who added and who uses them, as admin',
    session: true,
    answer: CharityReviewPage,
    errors: [403],
  },
  'GET /api/admin/selections': {
    summary: 'Selections that were given up, fail or wait for their judge, as admin',
    session: true,
    answer: StuckSelectionsPage,
    errors: [403],
  },
  'POST /api/admin/selections/{id}/retry': {
    summary: 'Try the selection of a campaign again at once, as admin',
    session: true,
    status: 202,
    answer: z.object({ ok: z.literal(true) }),
    errors: [403, 404, 502],
  },
  'POST /api/charity-whitelist-custom': {
    summary: 'Add a charity; it waits for approval',
    session: true,
    status: 201,
    answer: OneCharity,
    errors: [409, 429],
  },
  'PATCH /api/charity-whitelist-custom/{id}': {
    summary: 'Approve or reject a charity, as admin',
    session: true,
    answer: OneCharity,
    errors: [403],
  },
  'POST /api/media': {
    summary: 'Upload a picture',
    upload: 'form',
    session: true,
    status: 201,
    answer: z.object({ doc: Media }),
    errors: [413, 415, 429],
  },
  'PATCH /api/media/{id}': {
    summary: 'Say what one’s own picture shows',
    session: true,
    answer: z.object({ doc: Media }),
  },
  'GET /api/media/{id}': { summary: 'A picture’s data', answer: Media },
  'GET /api/media/file/{filename}': { summary: 'A picture', answer: 'image/*' },
};
