import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';

export const campaignsRoutes = new Hono<AppEnv>();
