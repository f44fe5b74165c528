import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { PREVIEW_CACHE } from '../campaigns/rules.ts';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { askReread } from './ask-reread.ts';
import { chooseWinners } from './choose-winners.ts';
import {
  AnswersQuery,
  ChooseWinners,
  Nominate,
  RecordQuery,
  SelectionQuery,
  SkipUnjudged,
} from './contract.ts';
import { CALENDAR_TYPE } from './event-calendar.ts';
import { getCalendar } from './get-calendar.ts';
import { listAnswers } from './list-answers.ts';
import { listNominees } from './list-nominees.ts';
import { listWinners } from './list-winners.ts';
import { nominateAnswer, withdrawNomination } from './nominate-answer.ts';
import { retryScoring } from './retry-scoring.ts';
import { skipUnjudged } from './skip-unjudged.ts';
import { getSelectionRecord, getSelectionReport } from './get-selection-report.ts';

/** A winner's own browser may keep the calendar file this long. */
const CALENDAR_CACHE = 'private, max-age=60';
/** Shared caches may keep what is public about a selection this long. */
const SELECTION_CACHE = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300';

export const nomineesRoutes = new Hono<AppEnv>()
  .get('/campaigns/:id/nominees', requireSession, async (c) =>
    c.json(await listNominees(getCtx(c), c.req.param('id'))),
  )
  .get('/campaigns/:id/answers', requireSession, validate('query', AnswersQuery), async (c) =>
    c.json(await listAnswers(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .post('/campaigns/:id/nominations', requireSession, validate('json', Nominate), async (c) =>
    c.json({ doc: await nominateAnswer(getCtx(c), c.req.param('id'), c.req.valid('json')) }, 201),
  )
  .delete('/campaigns/:id/nominations/:submissionId', requireSession, async (c) => {
    await withdrawNomination(getCtx(c), c.req.param('id'), c.req.param('submissionId'));
    return c.json({ ok: true as const });
  })
  .post('/campaigns/:id/nominees/score-again', requireSession, async (c) =>
    c.json(await retryScoring(getCtx(c), c.req.param('id')), 202),
  )
  .post('/campaigns/:id/nominees/skip-unjudged', requireSession, validate('json', SkipUnjudged), async (c) =>
    c.json(await skipUnjudged(getCtx(c), c.req.param('id'), c.req.valid('json')), 202),
  )
  .post('/campaigns/:id/winners', requireSession, validate('json', ChooseWinners), async (c) =>
    c.json({ docs: await chooseWinners(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .get('/campaigns/:id/winners', requireSession, async (c) =>
    c.json({ docs: await listWinners(getCtx(c), c.req.param('id')) }),
  )
  .post('/campaign-submissions/:id/reread', requireSession, async (c) =>
    c.json(await askReread(getCtx(c), c.req.param('id')), 201),
  )
  .get('/campaign-submissions/:id/calendar', requireSession, async (c) => {
    const { file, name } = await getCalendar(getCtx(c), c.req.param('id'));
    c.header('Cache-Control', CALENDAR_CACHE);
    c.header('Content-Type', CALENDAR_TYPE);
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    return c.body(file);
  })
  .get('/campaigns/by-slug/:slug/selection', etag(), validate('query', SelectionQuery), async (c) => {
    const { slug } = c.req.param();
    const { doc, isPublic } = await getSelectionReport(getCtx(c), slug, c.req.valid('query'));
    c.header('Cache-Control', isPublic ? SELECTION_CACHE : PREVIEW_CACHE);
    return c.json({ doc });
  })
  .get('/campaigns/by-slug/:slug/record', etag(), validate('query', RecordQuery), async (c) => {
    const { slug } = c.req.param();
    const { page, isPublic } = await getSelectionRecord(getCtx(c), slug, c.req.valid('query'));
    c.header('Cache-Control', isPublic ? SELECTION_CACHE : PREVIEW_CACHE);
    return c.json(page);
  });
