import { DATABASE_USAGE, readOptions, runCommand, withDatabase } from '#api/platform/command/run-command.ts';
import { createLog } from '#api/platform/log.ts';
import { grantAdmin } from '../grant-admin.ts';

const USAGE = `Usage: npm run grant-admin -- <email> [--remote | --persist-to <folder>]
${DATABASE_USAGE}`;
const FAILURE_MESSAGES = {
  already: 'is already an admin.',
  unknown: 'has no account. Have the person register first.',
  withdrawn:
    'has no passkey, so they could not log in, and is no longer an admin. Have them log in with a link by mail and add one, then run this again.',
  unproven:
    'was not proved in the last 15 minutes. Have the person log in with a link by mail, then run this again.',
  'no-passkey':
    'has no passkey added since they proved their address. Have the person log in with a link by mail and add one, then run this again.',
} as const;

await runCommand(USAGE, grant);

async function grant(): Promise<number> {
  const { values, positionals } = readOptions();
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new Error(USAGE);
  const input = { email, now: new Date(), needsPasskey: values.remote };
  const granted = await withDatabase(values, (db) => grantAdmin(db, input));
  const log = createLog({ remote: values.remote });
  if (granted.kind === 'withdrawn') log.info('role_withdrawn', { user: granted.id, was: granted.was });
  if (granted.kind !== 'granted') {
    console.error(`${email} ${FAILURE_MESSAGES[granted.kind]}`);
    return granted.kind === 'already' ? 0 : 1;
  }
  log.info('role_granted', { user: granted.id, was: granted.was });
  console.log(
    `${email} is now an admin. They were logged out everywhere; passwords, passkeys and links from before they proved their address\nno longer work. The role applies from their next log-in.`,
  );
  return 0;
}
