import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AppEnv } from './context.ts';
import { describe, getCtx } from './describe.ts';

test('makes a call compile only where it says who may make it', () => {
  // @ts-expect-error the description does not say who may call
  expect(() => describe('The request’s id', z.string())).toThrow(TypeError);

  const { routes } = new Hono<AppEnv>()
    .get('/described', describe('anyone', 'The request’s id', z.string()), (c) => c.json(getCtx(c).requestId))
    // @ts-expect-error the call has no describe(…)
    .get('/undescribed', (c) => c.json(getCtx(c).requestId));
  expect(routes.map(({ path }) => path)).toEqual(['/described', '/described', '/undescribed']);
});
