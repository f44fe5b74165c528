import { z } from 'zod';
import { Embed, EmbedPayment } from '../embeds/contract.ts';
import { OwnThanks, ThankYou } from '../thanks/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const OwnThanksResponse = z.object({ doc: OwnThanks });

/** Calls about the thank-you and about the widget on partners' pages. */
export const THANKS_AND_EMBED_OPERATIONS: OperationDocs = {
  'GET /api/campaigns/{id}/thanks': {
    summary: 'The thank-you of one of the caller’s own campaigns, as far as it exists',
    access: 'owner',
    answer: OwnThanksResponse,
  },
  'PUT /api/campaigns/{id}/thanks': {
    summary: 'Save the words of a thank-you that is not sent yet',
    access: 'owner',
    answer: OwnThanksResponse,
    errors: [409],
  },
  'POST /api/campaigns/{id}/thanks/files': {
    summary: 'Add a video, audio or a photo to a thank-you',
    upload: 'body',
    access: 'owner',
    status: 201,
    answer: OwnThanksResponse.extend({ id: z.string() }),
    errors: [409, 413, 415],
  },
  'DELETE /api/campaigns/{id}/thanks/files/{fileId}': {
    summary: 'Take a file out of a thank-you that is not sent yet',
    access: 'owner',
    answer: OwnThanksResponse,
    errors: [409],
  },
  'POST /api/campaigns/{id}/thanks/send': {
    summary: 'Send the thank-you to all who paid, once',
    access: 'owner',
    answer: OwnThanksResponse,
    errors: [400, 409],
  },
  'GET /api/campaign-submissions/{id}/thanks': {
    summary: 'The thank-you for one of the caller’s own submissions',
    access: 'owner',
    answer: z.object({ doc: ThankYou }),
  },
  'GET /api/thanks/files/{id}': {
    summary: 'A file of a thank-you, whole or the part that `Range` names',
    access: 'owner',
    answer: '*/*',
  },
  'GET /api/campaigns/{id}/embed': {
    summary: 'Which sites visitors of a campaign’s widget may return to, and how many came through each',
    access: 'owner',
    answer: Embed,
  },
  'PUT /api/campaigns/{id}/embed': {
    summary: 'Set which sites visitors may return to',
    access: 'owner',
    answer: Embed,
  },
  'POST /api/embed/payment': {
    summary: 'The state of the payment that a ticket stands for',
    access: 'token',
    answer: EmbedPayment,
    errors: [404, 429],
  },
  'GET /api/embed/go': {
    summary: 'The way to the payment, once for each key',
    access: 'token',
    status: 303,
    answer: 'nothing',
    pages: {
      404: 'A page for a key that was never there or is over, with a link to the campaigns',
      410: 'A page for a key that was used, with a link to its campaign',
    },
  },
  'GET /api/embed/return': {
    summary: 'The way back from the payment, to a partner’s page that its campaign allows or to ours',
    access: 'token',
    status: 303,
    answer: 'nothing',
  },
};
