import { z } from 'zod';
import { PageSummary } from '../pages/contract.ts';
import { Greeting, HideName, Live, PublicName, Share } from '../sharing/contract.ts';
import { Checkout, Submission, SubmissionsPage, SubscribeAuthResult } from '../subscriptions/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const Ok = z.object({ ok: z.literal(true) });

/** Calls about subscribing and paying, pages and the API itself. */
export const OTHER_OPERATIONS: OperationDocs = {
  'GET /api/health': {
    summary: 'That the API is up, and the database with every migration',
    access: 'anyone',
    answer: Ok.extend({ version: z.string() }),
    errors: [503],
  },
  'GET /api/health/deep': {
    summary:
      'That the background work is running too: the last sweep, and the mail; its parts only with the operator’s token as `Authorization: Bearer …`',
    access: 'anyone',
    answer: Ok.extend({
      version: z.string().optional(),
      lastSweepAt: z.string().optional(),
      failedParts: z.array(z.string()).optional(),
      hasFailedMail: z.boolean().optional(),
    }),
    errors: [503],
  },
  'GET /api/human-check': {
    summary:
      'The page of Turnstile’s check, for a frame; it posts `{ humanCheck: token }` to the page around it',
    access: 'anyone',
    answer: 'text/html',
    errors: [409],
  },
  'GET /api/openapi.json': {
    summary: 'This description',
    access: 'anyone',
    answer: z.record(z.string(), z.unknown()),
  },
  'GET /api/docs': {
    summary: 'This description, as a page for people',
    access: 'anyone',
    answer: 'text/html',
  },
  'POST /api/campaign-subscribe/auth': {
    summary: 'Log in or create an account on the way to a donation',
    access: 'anyone',
    answer: SubscribeAuthResult,
    errors: [401, 404, 409, 429],
  },
  'POST /api/campaign-subscribe': {
    summary: 'Take part: an answer and the way to the payment',
    access: 'person',
    widget: true,
    answer: Checkout,
    errors: [404, 409, 502],
  },
  'POST /api/campaign-subscribe/retry': {
    summary: 'Pay again for the same answer',
    access: 'owner',
    widget: true,
    answer: z.object({ url: z.url() }),
    errors: [404, 409, 502],
  },
  'GET /api/campaign-submissions/user-submissions': {
    summary: 'What the caller took part in, newest first; `hasMore` says whether another `page` follows',
    access: 'person',
    answer: SubmissionsPage,
  },
  'GET /api/campaign-submissions/by-campaign/{id}': {
    summary: 'What the caller takes part in a campaign with; null when there is nothing, or it was refunded',
    access: 'person',
    widget: true,
    answer: z.object({ submission: Submission.nullable() }),
  },
  'GET /api/campaign-submissions/{id}': {
    summary: 'One of the caller’s own submissions, unless it is cancelled',
    access: 'owner',
    widget: true,
    answer: z.object({ submission: Submission }),
  },
  'POST /api/campaign-submissions/verify-all-pending': {
    summary: 'Ask the payment provider about the caller’s open payments',
    access: 'person',
    answer: z.object({ checked: z.number().int(), changed: z.number().int() }),
    errors: [429, 502],
  },
  'DELETE /api/campaign-submissions/{id}': {
    summary: 'Cancel what is not paid',
    access: 'owner',
    answer: Ok,
    errors: [409],
  },
  'GET /api/campaign-submissions/{id}/invoice': {
    summary: 'Where the receipt is',
    access: 'owner',
    answer: z.object({ receiptUrl: z.url() }),
    errors: [409, 502],
  },
  'GET /api/campaign-submissions/{id}/calendar': {
    summary: 'The event in a calendar file, for a winner; before that, to keep the hour free',
    access: 'owner',
    answer: 'text/calendar',
  },
  'POST /api/campaign-submissions/{id}/share': {
    summary: 'Open the link by which the caller brings others, and say whether it may show their first name',
    access: 'owner',
    answer: Share,
    errors: [409],
  },
  'GET /api/campaigns/by-slug/{slug}/greeting': {
    summary: 'Who greets a visitor who came to a campaign through a fan’s link',
    access: 'anyone',
    answer: Greeting,
  },
  'GET /api/campaigns/{id}/names': {
    summary: 'The names that a campaign’s fans show in public places; of any campaign, as admin',
    access: 'ownerOrAdmin',
    answer: z.object({ docs: z.array(PublicName) }),
  },
  'PUT /api/campaigns/{id}/names/{submissionId}': {
    summary: 'Hide a fan’s name in every public place, or show it again; in any campaign, as admin',
    access: 'ownerOrAdmin',
    answer: z.object({ doc: HideName }),
  },
  'GET /api/campaigns/by-slug/{slug}/live': {
    summary: 'What a campaign’s live screen shows: its result, its deadline and the newest first names',
    access: 'anyone',
    answer: z.object({ doc: Live }),
  },
  'GET /api/pages/{id}': { summary: 'An editor’s page', access: 'anyone', answer: PageSummary },
  'POST /api/tracking': {
    summary: 'Report what was seen or pressed; `userId` is the server’s to fill in',
    access: 'anyone',
    status: 202,
    answer: Ok,
    errors: [413, 429],
  },
  'POST /api/stripe/webhook': {
    summary: 'The payment provider’s messages, authenticated by their signature',
    access: 'token',
    answer: z.object({ received: z.literal(true) }),
    errors: [400],
  },
};
