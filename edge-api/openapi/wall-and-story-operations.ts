import { z } from 'zod';
import { CampaignStories, OwnStory, StoriesPage } from '../stories/contract.ts';
import { AllowedAnswersPage, DecideAnswer, Permission, Wall } from '../wall/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const OwnStoryResponse = z.object({ doc: OwnStory });

/** Calls about answers that others may read, and about stories of meetings. */
export const WALL_AND_STORY_OPERATIONS: OperationDocs = {
  'PUT /api/campaign-submissions/{id}/wall': {
    summary: 'Let others read the caller’s own paid answer, under a name of their choice',
    access: 'owner',
    answer: z.object({ doc: Permission }),
    errors: [409],
  },
  'DELETE /api/campaign-submissions/{id}/wall': {
    summary: 'Withdraw the permission to read the caller’s own answer, at once',
    access: 'owner',
    answer: z.object({ ok: z.literal(true) }),
  },
  'GET /api/campaigns/by-slug/{slug}/wall': {
    summary: 'Answers that fans allow others to read and the owner shows, the winners’ first',
    access: 'anyone',
    answer: z.object({ doc: Wall }),
    errors: [404],
  },
  'GET /api/campaigns/{id}/wall': {
    summary: 'Answers to one of the caller’s own campaigns that may be read, by what was decided about them',
    access: 'owner',
    answer: AllowedAnswersPage,
    errors: [409],
  },
  'PUT /api/campaigns/{id}/wall/{submissionId}': {
    summary: 'Show an answer that may be read, or keep it back',
    access: 'owner',
    answer: z.object({ doc: DecideAnswer }),
    errors: [409],
  },
  'GET /api/stories': {
    summary: 'Stories of meetings, the latest first',
    access: 'anyone',
    answer: StoriesPage,
  },
  'GET /api/campaigns/by-slug/{slug}/stories': {
    summary: 'The story of a campaign’s meeting, and where to read the latest of another',
    access: 'anyone',
    answer: z.object({ doc: CampaignStories }),
    errors: [404],
  },
  'GET /api/campaigns/{id}/story': {
    summary: 'The story of one of the caller’s own campaigns, as far as there is one',
    access: 'owner',
    answer: OwnStoryResponse,
  },
  'PUT /api/campaigns/{id}/story': {
    summary: 'Publish the story of a meeting, or change it; the first time, everyone who took part is mailed',
    access: 'owner',
    answer: OwnStoryResponse,
    errors: [409],
  },
  'DELETE /api/campaigns/{id}/story': {
    summary: 'Remove the story of one of the caller’s own campaigns',
    access: 'owner',
    answer: z.object({ ok: z.literal(true) }),
  },
};
