import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { keysetQuery } from '../platform/paging.ts';
import { validate } from '../platform/validate.ts';
import { allowAnswer, withdrawPermission } from './allow-answer.ts';
import {
  AllowAnswer,
  AllowedAnswersQuery,
  DecideAnswer,
  AllowedAnswersPage,
  Wall,
  Permission,
} from './contract.ts';
import { decideAnswer, listAllowedAnswers } from './own-wall.ts';
import { listWall } from './list-wall.ts';
import { Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { WALL_PAGE_SIZE } from './rules.ts';

const Decided = oneDoc(DecideAnswer.pick({ state: true }));

/** An answer that its fan withdraws must disappear at once. */
const WALL_CACHE = 'no-store';

export const wallRoutes = new Hono<AppEnv>()
  .put(
    '/campaign-submissions/:id/wall',
    describe(
      'owner',
      'Let others read one of the caller’s paid answers, under a name of the caller’s choice',
      oneDoc(Permission),
      { errors: [409] },
    ),
    validate('json', AllowAnswer),
    async (c) => c.json({ doc: await allowAnswer(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .delete(
    '/campaign-submissions/:id/wall',
    describe('owner', 'Withdraw the permission to read one of the caller’s answers, at once', Ok),
    async (c) => c.json(await succeed(withdrawPermission(getCtx(c), c.req.param('id')))),
  )
  .get(
    '/campaigns/by-slug/:slug/wall',
    describe(
      'anyone',
      'List the answers that fans allow others to read and the owner shows, the winners’ first',
      Wall,
    ),
    validate('query', keysetQuery(WALL_PAGE_SIZE)),
    async (c) => {
      c.header('Cache-Control', WALL_CACHE);
      return c.json(await listWall(getCtx(c), c.req.param('slug'), c.req.valid('query')));
    },
  )
  .get(
    '/campaigns/:id/wall',
    describe(
      'viewer',
      'List the answers to one of the caller’s campaigns that others may read, by the owner’s decision',
      AllowedAnswersPage,
      { errors: [409] },
    ),
    validate('query', AllowedAnswersQuery),
    async (c) => c.json(await listAllowedAnswers(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .put(
    '/campaigns/:id/wall/:submissionId',
    describe('manager', 'Show or hide an answer that others may read', Decided, { errors: [409] }),
    validate('json', DecideAnswer),
    async (c) => {
      const { id: campaignId, submissionId } = c.req.param();
      const doc = await decideAnswer(getCtx(c), { campaignId, submissionId }, c.req.valid('json'));
      return c.json({ doc });
    },
  );
