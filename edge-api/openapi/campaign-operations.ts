import { z } from 'zod';
import {
  Campaign,
  CampaignsList,
  CelebrityCampaignsPage,
  OwnCampaignsPage,
  PublicCampaign,
  SitemapCampaign,
} from '../campaigns/contract.ts';
import { CancellationState } from '../cancellations/contract.ts';
import { Charity, CharityList, CharityReviewPage, ReviewedCharity } from '../charities/contract.ts';
import { Media } from '../media/contract.ts';
import { CharityImpact } from '../replacements/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const OneCampaign = z.object({ doc: Campaign });
const OneCharity = z.object({ doc: Charity });

/** Calls about campaigns, charities and pictures. */
export const CAMPAIGN_OPERATIONS: OperationDocs = {
  'GET /api/campaigns-list': {
    summary: 'A page of the public campaigns, active ones first',
    access: 'anyone',
    answer: CampaignsList,
  },
  'GET /api/campaigns-list/addresses': {
    summary: 'Where every campaign is, for search engines',
    access: 'anyone',
    answer: z.object({ docs: z.array(SitemapCampaign) }),
  },
  'GET /api/campaigns/by-slug/{slug}': {
    summary: 'The campaign at an address',
    access: 'anyone',
    answer: z.object({ doc: PublicCampaign }),
  },
  'GET /api/campaigns/by-celebrity': {
    summary: 'A page of a celebrity’s campaigns, newest first: whole for their owner, as cards for others',
    access: 'anyone',
    answer: CelebrityCampaignsPage,
  },
  'GET /api/campaigns/mine': {
    summary: 'A page of the caller’s own campaigns, newest first',
    access: 'person',
    answer: OwnCampaignsPage,
  },
  'GET /api/campaigns/{id}': {
    summary: 'One of the caller’s own campaigns',
    access: 'owner',
    answer: OneCampaign,
  },
  'POST /api/campaigns/create': {
    summary: 'Start a campaign',
    access: 'campaigner',
    status: 201,
    answer: OneCampaign,
    errors: [409, 429],
  },
  'PATCH /api/campaigns/{id}': {
    summary: 'Change the caller’s campaign in the version of If-Match; with winners, only its meeting',
    access: 'owner',
    answer: OneCampaign,
    errors: [409, 412, 429],
  },
  'POST /api/campaigns/{id}/close': {
    summary: 'Close one of the caller’s own campaigns; nominees are then selected in the background',
    access: 'owner',
    answer: z.object({ hasNominees: z.boolean() }),
    errors: [409],
  },
  'POST /api/campaigns/{id}/reopen': {
    summary: 'Reopen one of the caller’s own campaigns, optionally with a new deadline',
    access: 'owner',
    answer: OneCampaign,
    errors: [409],
  },
  'POST /api/campaigns/{id}/share-pictures': {
    summary: 'Store the 1200 by 630 picture for links to the caller’s campaign; to any, as admin',
    upload: 'form',
    access: 'ownerOrAdmin',
    status: 201,
    answer: z.object({ doc: Media }),
    errors: [409, 413, 415, 429],
  },
  'GET /api/campaigns/{id}/refunds': {
    summary: 'Whether one of the caller’s own campaigns goes ahead, and how many of its payments went back',
    access: 'owner',
    answer: CancellationState,
  },
  'POST /api/campaigns/{id}/cancel': {
    summary: 'Cancel the caller’s campaign until winners are chosen; all payments go back, for good',
    access: 'owner',
    answer: CancellationState,
    errors: [409],
  },
  'GET /api/charity-whitelist-custom': {
    summary: 'A page of the charities to choose from, approved ones first',
    access: 'anyone',
    answer: CharityList,
  },
  'GET /api/charity-whitelist-custom/review': {
    summary: 'A page of all charities with who added and who uses them, as admin',
    access: 'admin',
    answer: CharityReviewPage,
  },
  'GET /api/admin/campaigns/{id}/refunds': {
    summary: 'Whether a campaign goes ahead, and how many of its payments went back, as admin',
    access: 'admin',
    answer: CancellationState,
    errors: [404],
  },
  'POST /api/admin/campaigns/{id}/stop': {
    summary: 'Stop a campaign at any time, as admin; all payments go back, for good',
    access: 'admin',
    answer: CancellationState,
    errors: [404],
  },
  'POST /api/charity-whitelist-custom': {
    summary: 'Add a charity; it waits for approval',
    access: 'person',
    status: 201,
    answer: OneCharity,
    errors: [409, 429],
  },
  'PATCH /api/charity-whitelist-custom/{id}': {
    summary:
      'Approve or reject a charity in the version that the page showed, as admin; rejecting pauses its campaigns',
    access: 'admin',
    answer: z.object({ doc: ReviewedCharity }),
    errors: [409],
  },
  'GET /api/charity-whitelist-custom/{id}/impact': {
    summary: 'What rejecting a charity would mean for its campaigns, as admin',
    access: 'admin',
    answer: z.object({ doc: CharityImpact }),
  },
  'POST /api/campaigns/{id}/charity': {
    summary: 'Choose an approved charity in place of a rejected one, for one of the caller’s own campaigns',
    access: 'owner',
    answer: OneCampaign,
    errors: [409],
  },
  'POST /api/media': {
    summary: 'Upload a picture',
    upload: 'form',
    access: 'person',
    status: 201,
    answer: z.object({ doc: Media }),
    errors: [413, 415, 429],
  },
  'PATCH /api/media/{id}': {
    summary: 'Describe one of the caller’s own pictures',
    access: 'owner',
    answer: z.object({ doc: Media }),
  },
  'GET /api/media/{id}': { summary: 'A picture’s data', access: 'anyone', answer: Media },
  'GET /api/media/file/{filename}': { summary: 'A picture', access: 'anyone', answer: 'image/*' },
};
