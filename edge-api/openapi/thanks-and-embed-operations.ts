import { z } from 'zod';
import { Embed, EmbedPayment } from '../embeds/contract.ts';
import { OwnThanks, ThankYou } from '../thanks/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const OwnThanksResponse = z.object({ doc: OwnThanks });

/** Calls about the thank-you and about the widget on partners' pages. */
export const THANKS_AND_EMBED_OPERATIONS: OperationDocs = {
  'GET /api/campaigns/{id}/thanks': {
    summary: 'The thank-you of a campaign of one’s own, as far as it is',
    session: true,
    answer: OwnThanksResponse,
  },
  'PUT /api/campaigns/{id}/thanks': {
    summary: 'Keep the words of a thank-you that is not sent yet',
    session: true,
    answer: OwnThanksResponse,
    errors: [409],
  },
  'POST /api/campaigns/{id}/thanks/files': {
    summary: 'Add a video, audio or a photo to a thank-you',
    upload: 'body',
    session: true,
    status: 201,
    answer: OwnThanksResponse.extend({ id: z.string() }),
    errors: [409, 413, 415],
  },
  'DELETE /api/campaigns/{id}/thanks/files/{fileId}': {
    summary: 'Take a file out of a thank-you that is not sent yet',
    session: true,
    answer: OwnThanksResponse,
    errors: [409],
  },
  'POST /api/campaigns/{id}/thanks/send': {
    summary: 'Send the thank-you to all who paid, once',
    session: true,
    answer: OwnThanksResponse,
    errors: [409],
  },
  'GET /api/campaign-submissions/{id}/thanks': {
    summary: 'The thank-you that came with what one paid for',
    session: true,
    answer: z.object({ doc: ThankYou }),
  },
  'GET /api/thanks/files/{id}': {
    summary: 'A file of a thank-you, whole or the part that `Range` names',
    session: true,
    answer: '*/*',
  },
  'GET /api/campaigns/{id}/embed': {
    summary: 'Which sites visitors of a campaign’s widget may return to, and how many came through each',
    session: true,
    answer: Embed,
  },
  'PUT /api/campaigns/{id}/embed': {
    summary: 'Say which sites visitors may return to',
    session: true,
    answer: Embed,
  },
  'POST /api/embed/payment': {
    summary: 'What became of the payment that a ticket stands for',
    answer: EmbedPayment,
    errors: [404, 429],
  },
  'GET /api/embed/go': {
    summary: 'The way to the payment, once for each key; after that a page with a link to the campaign (410)',
    status: 303,
    answer: 'nothing',
  },
  'GET /api/embed/return': {
    summary: 'The way back from the payment, to a partner’s page that its campaign allows or to ours',
    status: 303,
    answer: 'nothing',
  },
};
