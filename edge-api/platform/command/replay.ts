import { requestReplay } from '../dead-letters.ts';
import { isQueueBinding } from '../queue-rules.ts';
import { DATABASE_USAGE, readPlace, runCommand, withStore } from './run-command.ts';

const USAGE = `Usage: npm run replay -- <queue> [--remote | --persist-to <folder>]
Has the next sweep put the given-up messages of a queue back on it.
  queue          webhooks, mails or refunds
${DATABASE_USAGE}`;

await runCommand(USAGE, async () => {
  const { positionals, ...place } = readPlace();
  const queue = positionals[0]?.toUpperCase() ?? '';
  if (!isQueueBinding(queue) || positionals.length > 1) throw new Error(USAGE);
  const count = await withStore(place, ({ files }) => requestReplay(files, queue));
  console.log(`${count} messages of ${queue} go back on the queue with the next sweep, within five minutes.`);
  return 0;
});
