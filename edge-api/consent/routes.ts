import { Hono } from 'hono';
import { recentLogin } from '../accounts/index.ts';
import { CharityReview, ReviewedCharity } from '../charities/contract.ts';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { FileQuery, Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { keysetQuery } from '../platform/paging.ts';
import { validate } from '../platform/validate.ts';
import { getOnboarding, startOnboarding } from './account.ts';
import { listRequests } from './ask-charities.ts';
import {
  CharityImpact,
  CharityRequestsPage,
  DeclineCampaign,
  Onboarding,
  OnboardingLink,
} from './contract.ts';
import { declineCampaign } from './decline-campaign.ts';
import { getImpact, reviewCharity } from './review-charity.ts';
import { REQUESTS_PAGE_SIZE } from './rules.ts';

export const consentRoutes = new Hono<AppEnv>()
  .get(
    '/charity-whitelist-custom/:id/impact',
    describe('admin', 'Get what rejecting a charity would mean for its campaigns', oneDoc(CharityImpact)),
    async (c) => c.json({ doc: await getImpact(getCtx(c), c.req.param('id')) }),
  )
  .patch(
    '/charity-whitelist-custom/:id',
    describe(
      'admin',
      'Approve or reject a charity in the version that the caller has read; a rejection pauses its campaigns',
      oneDoc(ReviewedCharity),
      { errors: [409], conflict: { doc: ReviewedCharity } },
    ),
    validate('json', CharityReview),
    async (c) => c.json({ doc: await reviewCharity(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .get(
    '/charities/:id/account',
    describe(
      'ownerOrAdmin',
      'Get what a charity’s account at the payment provider can do, as one of its accounts or an admin',
      oneDoc(Onboarding),
    ),
    async (c) => c.json({ doc: await getOnboarding(getCtx(c), c.req.param('id')) }),
  )
  .post(
    '/charities/:id/account/onboarding',
    describe(
      'owner',
      'Start or continue opening a charity’s account at the payment provider, as one of its accounts; needs a recent log-in',
      oneDoc(OnboardingLink),
      { errors: [409, 502] },
    ),
    recentLogin,
    validate('query', FileQuery),
    async (c) => {
      const ctx = withLanguage(getCtx(c), c.req.valid('query').language);
      return c.json({ doc: await startOnboarding(ctx, c.req.param('id')) });
    },
  )
  .get(
    '/charities/:id/campaigns',
    describe(
      'ownerOrAdmin',
      'List the running campaigns for a charity, those that wait for it first, as one of its accounts or an admin',
      CharityRequestsPage,
    ),
    validate('query', keysetQuery(REQUESTS_PAGE_SIZE)),
    async (c) => c.json(await listRequests(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .post(
    '/charities/:id/campaigns/:campaignId/decline',
    describe(
      'owner',
      'Decline a campaign that is not public yet, with a reason for its owner, as one of the charity’s accounts',
      Ok,
      { errors: [409] },
    ),
    validate('json', DeclineCampaign),
    async (c) => {
      const { id: charityId, campaignId } = c.req.param();
      const input = c.req.valid('json');
      return c.json(await succeed(declineCampaign(getCtx(c), { charityId, campaignId }, input)));
    },
  );
