import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { EDGE_LIFE_HEADER, formatEdgeLife } from '../platform/edge-rules.ts';
import { keysetQuery } from '../platform/paging.ts';
import { validate } from '../platform/validate.ts';
import { SaveStory, OwnStory, CampaignStories, StoriesPage } from './contract.ts';
import { getCampaignStories, listStories } from './list-stories.ts';
import { getOwnStory, removeStory, saveStory } from './own-story.ts';
import { STORIES_PAGE_SIZE } from './rules.ts';

const OwnStoryResponse = oneDoc(OwnStory);

/** A story that its owner removes must disappear soon: only the edge caches it, for seconds. */
const STORY_CACHE = 'no-cache';

export const storiesRoutes = new Hono<AppEnv>()
  .get(
    '/stories',
    describe('anyone', 'List the stories of meetings, latest first', StoriesPage),
    validate('query', keysetQuery(STORIES_PAGE_SIZE)),
    async (c) => {
      const { actor, now, settings } = getCtx(c);
      c.header('Cache-Control', STORY_CACHE);
      if (actor.kind === 'anonymous')
        c.header(EDGE_LIFE_HEADER, formatEdgeLife(now, [], settings.EDGE_CACHE_SECONDS));
      return c.json(await listStories(getCtx(c), c.req.valid('query')));
    },
  )
  .get(
    '/campaigns/by-slug/:slug/stories',
    describe(
      'anyone',
      'Get the story of a campaign’s meeting, and a link to the latest story of another campaign',
      oneDoc(CampaignStories),
    ),
    async (c) => {
      c.header('Cache-Control', STORY_CACHE);
      return c.json({ doc: await getCampaignStories(getCtx(c), c.req.param('slug')) });
    },
  )
  .get(
    '/campaigns/:id/story',
    describe('viewer', 'Get the story of one of the caller’s campaigns, if there is one', OwnStoryResponse),
    async (c) => c.json({ doc: await getOwnStory(getCtx(c), c.req.param('id')) }),
  )
  .put(
    '/campaigns/:id/story',
    describe(
      'manager',
      'Publish or change the story of a meeting; the first time, everyone who took part gets an email',
      OwnStoryResponse,
      { errors: [409] },
    ),
    validate('json', SaveStory),
    async (c) => c.json({ doc: await saveStory(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .delete(
    '/campaigns/:id/story',
    describe('manager', 'Remove the story of one of the caller’s campaigns', Ok),
    async (c) => c.json(await succeed(removeStory(getCtx(c), c.req.param('id')))),
  );
