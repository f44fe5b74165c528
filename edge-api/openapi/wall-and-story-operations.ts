import { z } from 'zod';
import { CampaignStories, OwnStory, StoriesPage } from '../stories/contract.ts';
import { AllowedAnswersPage, DecideAnswer, Permission, Wall } from '../wall/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const OwnStoryResponse = z.object({ doc: OwnStory });

/** Calls about answers that others may read, and about what became of a meeting. */
export const WALL_AND_STORY_OPERATIONS: OperationDocs = {
  'PUT /api/campaign-submissions/{id}/wall': {
    summary: 'Let others read one’s own paid answer, under a name of one’s choice',
    access: 'owner',
    answer: z.object({ doc: Permission }),
    errors: [409, 503],
  },
  'DELETE /api/campaign-submissions/{id}/wall': {
    summary: 'Withdraw the permission to read one’s own answer, at once',
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
    summary: 'Answers to a campaign of one’s own that may be read, by what was decided about them',
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
    summary: 'What became of meetings, the latest first',
    access: 'anyone',
    answer: StoriesPage,
  },
  'GET /api/campaigns/by-slug/{slug}/stories': {
    summary: 'What became of a campaign’s meeting, and where to read about the last one of another',
    access: 'anyone',
    answer: z.object({ doc: CampaignStories }),
    errors: [404],
  },
  'GET /api/campaigns/{id}/story': {
    summary: 'The story of a campaign of one’s own, as far as there is one',
    access: 'owner',
    answer: OwnStoryResponse,
  },
  'PUT /api/campaigns/{id}/story': {
    summary: 'Tell what became of a meeting, or change it; the first time, everyone who took part is mailed',
    access: 'owner',
    answer: OwnStoryResponse,
    errors: [409],
  },
  'DELETE /api/campaigns/{id}/story': {
    summary: 'Remove the story of a campaign of one’s own',
    access: 'owner',
    answer: z.object({ ok: z.literal(true) }),
  },
};
