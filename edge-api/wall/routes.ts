import { Hono } from 'hono';
import { getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { KeysetQuery } from '../platform/keyset.ts';
import { validate } from '../platform/validate.ts';
import { allowAnswer } from './allow-answer.ts';
import { AllowAnswer, AllowedAnswersQuery, DecideAnswer } from './contract.ts';
import { decideAnswer } from './decide-answer.ts';
import { listAllowedAnswers } from './list-allowed-answers.ts';
import { listWall } from './list-wall.ts';
import { withdrawPermission } from './withdraw-permission.ts';

/** A fan who withdraws an answer expects it to be gone at once. */
const WALL_CACHE = 'no-store';

export const wallRoutes = new Hono<AppEnv>()
  .put('/campaign-submissions/:id/wall', requireSession, validate('json', AllowAnswer), async (c) =>
    c.json({ doc: await allowAnswer(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .delete('/campaign-submissions/:id/wall', requireSession, async (c) => {
    await withdrawPermission(getCtx(c), c.req.param('id'));
    return c.json({ ok: true as const });
  })
  .get('/campaigns/by-slug/:slug/wall', validate('query', KeysetQuery), async (c) => {
    c.header('Cache-Control', WALL_CACHE);
    return c.json({ doc: await listWall(getCtx(c), c.req.param('slug'), c.req.valid('query')) });
  })
  .get('/campaigns/:id/wall', requireSession, validate('query', AllowedAnswersQuery), async (c) =>
    c.json(await listAllowedAnswers(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .put('/campaigns/:id/wall/:submissionId', requireSession, validate('json', DecideAnswer), async (c) => {
    const { id: campaignId, submissionId } = c.req.param();
    const doc = await decideAnswer(getCtx(c), { campaignId, submissionId }, c.req.valid('json'));
    return c.json({ doc });
  });
