import { Hono } from 'hono';
import { ChooseWinners } from '../nominees/contract.ts';
import { chooseWinners, toCalendarHeaders } from '../nominees/index.ts';
import type { AppEnv } from '../platform/context.ts';
import { Ok, succeed } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import {
  MoreTime,
  AnswerDate,
  AnswerInvitation,
  GiveDetails,
  InvitationResponse,
  WinnersResponse,
  WinnerToken,
} from './contract.ts';
import { grantMoreTime } from './grant-more-time.ts';
import { answerDate, answerInvitation, giveDetails } from './winner-answer.ts';
import { getInvitation, getInvitationCalendar, listWinners } from './read-winners.ts';

/** Describes a call by a winner’s link, which answers with their page. */
const describeInvitation = (what: string, errors: readonly (409 | 429)[]) =>
  describe('token', `${what}, with the token from their email`, InvitationResponse, { errors });

export const outcomesRoutes = new Hono<AppEnv>()
  .post(
    '/admin/campaigns/:id/more-time',
    describe(
      'admin',
      'Give an owner more time, until the end of a day, before all payments are refunded',
      Ok,
      { errors: [409] },
    ),
    validate('json', MoreTime),
    async (c) => c.json(await succeed(grantMoreTime(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .post(
    '/campaigns/:id/winners',
    describe('decider', 'Choose the winners of a campaign, and optionally reserves, once', WinnersResponse, {
      errors: [409],
    }),
    validate('json', ChooseWinners),
    async (c) => {
      const [ctx, id] = [getCtx(c), c.req.param('id')];
      await chooseWinners(ctx, id, c.req.valid('json'));
      return c.json(await listWinners(ctx, id));
    },
  )
  .get(
    '/campaigns/:id/winners',
    describe('viewer', 'List the winners of a campaign, and the former ones', WinnersResponse),
    async (c) => c.json(await listWinners(getCtx(c), c.req.param('id'))),
  )
  .get(
    '/winners/invitation',
    describeInvitation('Get a winner’s invitation', []),
    validate('query', WinnerToken),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await getInvitation(getCtx(c), c.req.valid('query')));
    },
  )
  .post(
    '/winners/answer',
    describeInvitation('Accept or decline a winner’s place', [409]),
    validate('json', AnswerInvitation),
    async (c) => c.json(await answerInvitation(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/winners/date',
    describeInvitation('Say whether a winner can come on a new date', [409, 429]),
    validate('json', AnswerDate),
    async (c) => c.json(await answerDate(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/winners/details',
    describeInvitation('Save what the meeting needs to know of a winner', [409]),
    validate('json', GiveDetails),
    async (c) => c.json(await giveDetails(getCtx(c), c.req.valid('json'))),
  )
  .get(
    '/winners/calendar',
    describe(
      'token',
      'Get the meeting as a calendar file, with the token from a winner’s email',
      'text/calendar',
      { errors: [404, 409] },
    ),
    validate('query', WinnerToken),
    async (c) => {
      const { file, name } = await getInvitationCalendar(getCtx(c), c.req.valid('query'));
      return c.body(file, 200, toCalendarHeaders(name));
    },
  );
