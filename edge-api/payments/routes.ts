import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';

export const paymentsRoutes = new Hono<AppEnv>();
