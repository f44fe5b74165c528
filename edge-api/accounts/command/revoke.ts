import { DATABASE_USAGE, readOptions, runCommand, withDatabase } from '#api/platform/command/run-command.ts';
import { createLog } from '#api/platform/log.ts';
import { revokeAdmin } from '../grant-admin.ts';

const USAGE = `Usage: npm run revoke-admin -- <email> [--remote | --persist-to <folder>]
${DATABASE_USAGE}`;

await runCommand(USAGE, async () => {
  const { values, positionals } = readOptions();
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new Error(USAGE);
  const revoked = await withDatabase(values, (db) => revokeAdmin(db, { email, now: new Date() }));
  if (!revoked) {
    console.error(`${email} is not an admin.`);
    return 1;
  }
  const log = createLog({ remote: values.remote });
  log.info('role_withdrawn', { user: revoked.id, was: 'admin' });
  console.log(`${email} is no longer an admin, and was logged out everywhere.`);
  return 0;
});
