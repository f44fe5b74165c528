import { Hono } from 'hono';
export const app = new Hono<{ Bindings: Env }>().get('/api/health', (c) => c.json({ ok: true, db: typeof c.env.DB, e: c.env.ENVIRONMENT }));
