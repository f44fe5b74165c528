import { z } from 'zod';
import { StuckSelectionsPage } from '../admin/contract.ts';
import {
  AnswersPage,
  NominationResponse,
  NomineesResponse,
  RereadResponse,
  RetryScoringResponse,
  SelectionReport,
  SkipUnjudgedResponse,
  WinnersResponse,
} from '../nominees/contract.ts';
import { Statistics } from '../statistics/contract.ts';
import { RecordPage } from '../scoring/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

/** Calls about a campaign’s answers: how they are judged, nominated, chosen and counted. */
export const CHOOSING_OPERATIONS: OperationDocs = {
  'GET /api/campaigns/{id}/nominees': {
    summary: 'The best answers, best first, and those that could not be scored',
    access: 'owner',
    answer: NomineesResponse,
  },
  'GET /api/campaigns/{id}/answers': {
    summary: 'A page of all paid answers to one of the caller’s own closed campaigns, the best score first',
    access: 'owner',
    answer: AnswersPage,
    errors: [409],
  },
  'GET /api/campaigns/{id}/answers.csv': {
    summary:
      'The paid answers to one of the caller’s own campaigns as a file, once its winners are chosen; no contact details',
    access: 'owner',
    answer: 'text/csv',
    errors: [409],
  },
  'GET /api/campaigns/{id}/numbers': {
    summary:
      'How many answers to one of the caller’s own campaigns were started and paid, by day and by source; none below 5',
    access: 'owner',
    answer: Statistics,
  },
  'POST /api/campaigns/{id}/nominations': {
    summary: 'Nominate an answer in addition to the best, with one sentence why',
    access: 'owner',
    status: 201,
    answer: NominationResponse,
    errors: [409, 429],
  },
  'DELETE /api/campaigns/{id}/nominations/{submissionId}': {
    summary: 'Withdraw one of the caller’s own nominations, until there are winners',
    access: 'owner',
    answer: z.object({ ok: z.literal(true) }),
    errors: [409],
  },
  'POST /api/campaign-submissions/{id}/reread': {
    summary:
      'Ask for a person to read the caller’s own answer again, once, within 48 hours after the nominees are known',
    access: 'owner',
    status: 201,
    answer: RereadResponse,
    errors: [409],
  },
  'POST /api/campaigns/{id}/nominees/score-again': {
    summary: 'Have the answers without a score scored again, in the background',
    access: 'owner',
    status: 202,
    answer: RetryScoringResponse,
    errors: [409, 502],
  },
  'POST /api/campaigns/{id}/nominees/skip-unjudged': {
    summary:
      'Select the nominees without the answers that could not be judged yet, knowing how many they are',
    access: 'owner',
    status: 202,
    answer: SkipUnjudgedResponse,
    errors: [409, 429, 502],
  },
  'POST /api/campaigns/{id}/winners': {
    summary: 'Choose the winners, once',
    access: 'owner',
    answer: WinnersResponse,
    errors: [409],
  },
  'GET /api/campaigns/{id}/winners': {
    summary: 'The chosen winners',
    access: 'owner',
    answer: WinnersResponse,
  },
  'GET /api/campaigns/by-slug/{slug}/record': {
    summary: 'The public part of a selection’s record, to check hashes and receipts with',
    access: 'anyone',
    answer: RecordPage,
  },
  'GET /api/campaigns/by-slug/{slug}/selection': {
    summary: 'How a campaign’s selection works and worked, without personal data',
    access: 'anyone',
    answer: z.object({ doc: SelectionReport }),
  },
  'POST /api/admin/selections/{id}/judge-override': {
    summary:
      'Let a selection go ahead with a model that failed its trial, as admin; everyone can read the reason',
    access: 'admin',
    status: 202,
    answer: z.object({ ok: z.literal(true) }),
    errors: [404],
  },
  'GET /api/admin/selections': {
    summary: 'Selections that were given up, fail or wait for their judge, as admin',
    access: 'admin',
    answer: StuckSelectionsPage,
  },
  'POST /api/admin/selections/{id}/retry': {
    summary: 'Try the selection of a campaign again at once, as admin',
    access: 'admin',
    status: 202,
    answer: z.object({ ok: z.literal(true) }),
    errors: [404, 502],
  },
};
