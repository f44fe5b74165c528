import { Hono } from 'hono';
import { ChooseWinners } from '../nominees/contract.ts';
import { chooseWinners, toCalendarHeaders } from '../nominees/index.ts';
import type { AppEnv } from '../platform/context.ts';
import { Ok, succeed } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { MoreTime } from './contract.ts';
import { grantMoreTime } from './grant-more-time.ts';
import { answerDate, answerInvitation, giveDetails } from './winner-answer.ts';
import {
  AnswerDate,
  AnswerInvitation,
  GiveDetails,
  InvitationResponse,
  WinnersResponse,
  WinnerToken,
} from './contract.ts';
import { getInvitation, getInvitationCalendar } from './winner-invitation.ts';
import { listWinners } from './winner-list.ts';

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
    describe('token', 'Get a winner’s invitation, with the token from their email', InvitationResponse),
    validate('query', WinnerToken),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await getInvitation(getCtx(c), c.req.valid('query')));
    },
  )
  .post(
    '/winners/answer',
    describe(
      'token',
      'Accept or decline a winner’s place, with the token from their email',
      InvitationResponse,
      { errors: [409] },
    ),
    validate('json', AnswerInvitation),
    async (c) => c.json(await answerInvitation(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/winners/date',
    describe(
      'token',
      'Say whether a winner can come on a new date, with the token from their email',
      InvitationResponse,
      { errors: [409, 429] },
    ),
    validate('json', AnswerDate),
    async (c) => c.json(await answerDate(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/winners/details',
    describe(
      'token',
      'Save what the meeting needs to know of a winner, with the token from their email',
      InvitationResponse,
      { errors: [409] },
    ),
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
