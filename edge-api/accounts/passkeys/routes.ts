import { Hono } from 'hono';
import { getCtx, requireSession, type AppEnv } from '../../platform/context.ts';
import { validate } from '../../platform/validate.ts';
import { appendSetCookie } from '../session-cookies.ts';
import { addPasskey } from './add-passkey.ts';
import { AddPasskey, LogInByPasskey, PasskeyRequest, RenamePasskey } from '../passkey-contract.ts';
import { createLoginChallenge } from './create-login-challenge.ts';
import { createPasskeyChallenge } from './create-passkey-challenge.ts';
import { listPasskeys } from './list-passkeys.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';

/** One's own passkeys, and logging in by one. */
export const passkeysRoutes = new Hono<AppEnv>()
  .get('/users/me/passkeys', async (c) => c.json({ docs: await listPasskeys(getCtx(c)) }))
  .post('/users/me/passkeys/challenge', requireSession, validate('json', PasskeyRequest), async (c) =>
    c.json(await createPasskeyChallenge(getCtx(c), c.req.valid('json'))),
  )
  .post('/users/me/passkeys', requireSession, validate('json', AddPasskey), async (c) =>
    c.json({ doc: await addPasskey(getCtx(c), c.req.valid('json')) }, 201),
  )
  .patch('/users/me/passkeys/:id', requireSession, validate('json', RenamePasskey), async (c) =>
    c.json({ doc: await renamePasskey(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .delete('/users/me/passkeys/:id', async (c) => {
    await removePasskey(getCtx(c), c.req.param('id'));
    return c.json({ ok: true as const });
  })
  .post('/users/login/passkey-challenge', async (c) => c.json(await createLoginChallenge(getCtx(c))))
  .post('/users/login/passkey', validate('json', LogInByPasskey), async (c) => {
    const { user, cookies } = await logInByPasskey(getCtx(c), c.req.valid('json'));
    appendSetCookie(c, cookies);
    return c.json({ user });
  });
