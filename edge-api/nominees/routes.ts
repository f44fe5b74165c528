import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { PREVIEW_CACHE } from '../campaigns/rules.ts';
import type { AppEnv } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { askReread, replyReread } from './reread.ts';
import {
  AnswersQuery,
  AskReread,
  Nominate,
  ReplyReread,
  SkipUnjudged,
  RereadResponse,
  SkipUnjudgedResponse,
  RetryScoringResponse,
  NominationResponse,
  AnswersPage,
  NomineesResponse,
} from './contract.ts';
import { RecordQuery, SelectionQuery, SelectionRecord, SelectionReport } from './selection-contract.ts';
import { getCalendar, toCalendarHeaders } from './event-calendar.ts';
import { listAnswers } from './list-answers.ts';
import { listNominees } from './list-nominees.ts';
import { nominateAnswer, withdrawNomination } from './nominate-answer.ts';
import { retryScoring, skipUnjudged } from './retry-scoring.ts';
import { getCheckableRecord } from './get-selection-record.ts';
import { getSelectionReport } from './get-selection-report.ts';
import { Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';

/** How long shared caches may keep public selection data. */
const SELECTION_CACHE = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300';

export const nomineesRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns/:id/nominees',
    describe(
      'viewer',
      'List the nominees, best first, and the answers that could not be scored',
      NomineesResponse,
    ),
    async (c) => c.json(await listNominees(getCtx(c), c.req.param('id'))),
  )
  .get(
    '/campaigns/:id/answers',
    describe(
      'viewer',
      'List the paid answers to one of the caller’s closed campaigns, best score first',
      AnswersPage,
      { errors: [409] },
    ),
    validate('query', AnswersQuery),
    async (c) => c.json(await listAnswers(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .post(
    '/campaigns/:id/nominations',
    describe(
      'manager',
      'Nominate an answer in addition to the best, with a reason in one sentence',
      NominationResponse,
      { status: 201, errors: [409, 429] },
    ),
    validate('json', Nominate),
    async (c) =>
      c.json({ doc: await nominateAnswer(getCtx(c), c.req.param('id'), c.req.valid('json')) }, 201),
  )
  .delete(
    '/campaigns/:id/nominations/:submissionId',
    describe('manager', 'Withdraw one of the owner’s nominations, before there are winners', Ok, {
      errors: [409],
    }),
    async (c) =>
      c.json(await succeed(withdrawNomination(getCtx(c), c.req.param('id'), c.req.param('submissionId')))),
  )
  .post(
    '/campaigns/:id/nominees/score-again',
    describe('manager', 'Score the answers without a score again, in the background', RetryScoringResponse, {
      status: 202,
      errors: [409, 429, 502],
    }),
    async (c) => c.json(await retryScoring(getCtx(c), c.req.param('id')), 202),
  )
  .post(
    '/campaigns/:id/nominees/skip-unjudged',
    describe(
      'manager',
      'Select the nominees in the background without the answers not judged yet, of which there may be at most `answers`',
      SkipUnjudgedResponse,
      { status: 202, errors: [409, 429, 502] },
    ),
    validate('json', SkipUnjudged),
    async (c) => c.json(await skipUnjudged(getCtx(c), c.req.param('id'), c.req.valid('json')), 202),
  )
  .post(
    '/campaign-submissions/:id/reread',
    describe(
      'owner',
      'Ask the owner to read one of the caller’s answers again and say what was overlooked, once, within 48 hours after the nominees are known',
      RereadResponse,
      { status: 201, errors: [409] },
    ),
    validate('json', AskReread),
    async (c) => c.json(await askReread(getCtx(c), c.req.param('id'), c.req.valid('json')), 201),
  )
  .post(
    '/campaigns/:id/rereads/:submissionId',
    describe(
      'manager',
      'Reply to a fan who asked for another reading of their answer, once',
      RereadResponse,
      { status: 201, errors: [409] },
    ),
    validate('json', ReplyReread),
    async (c) => {
      const { id, submissionId } = c.req.param();
      return c.json(await replyReread(getCtx(c), id, submissionId, c.req.valid('json')), 201);
    },
  )
  .get(
    '/campaign-submissions/:id/calendar',
    describe(
      'owner',
      'Get the meeting as a calendar file, for a winner or, before there are winners, to keep the hour free',
      'text/calendar',
      { errors: [409] },
    ),
    async (c) => {
      const { file, name } = await getCalendar(getCtx(c), c.req.param('id'));
      return c.body(file, 200, toCalendarHeaders(name));
    },
  )
  .get(
    '/campaigns/by-slug/:slug/selection',
    describe(
      'anyone',
      'Get how a campaign’s selection works and went, without personal data',
      oneDoc(SelectionReport),
      { hasTag: true },
    ),
    etag(),
    validate('query', SelectionQuery),
    async (c) => {
      const { slug } = c.req.param();
      const { doc, isPublic } = await getSelectionReport(getCtx(c), slug, c.req.valid('query'));
      c.header('Cache-Control', isPublic ? SELECTION_CACHE : PREVIEW_CACHE);
      return c.json({ doc });
    },
  )
  .get(
    '/campaigns/by-slug/:slug/record',
    describe(
      'anyone',
      'Get the public part of a selection’s record, to check hashes and receipts',
      SelectionRecord,
      { hasTag: true },
    ),
    etag(),
    validate('query', RecordQuery),
    async (c) => {
      const { slug } = c.req.param();
      const { page, isPublic } = await getCheckableRecord(getCtx(c), slug, c.req.valid('query'));
      c.header('Cache-Control', isPublic ? SELECTION_CACHE : PREVIEW_CACHE);
      return c.json(page);
    },
  );
