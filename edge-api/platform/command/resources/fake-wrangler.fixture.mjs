import { appendFileSync } from 'node:fs';

/** Answers like wrangler 4.155 in an account that holds the database and one queue; notes every call in FAKE_LOG.
 * With FAKE_FAILURE every call fails and prints it. */
const command = process.argv.slice(2).join(' ');
appendFileSync(process.env.FAKE_LOG, `${command}\n`);

if (process.env.FAKE_FAILURE) {
  console.error(`✘ [ERROR] ${process.env.FAKE_FAILURE}`);
  process.exit(1);
}

const QUEUES = `┌─┬─┬─┬─┬─┬─┐
│ id │ name │ created_on │ modified_on │ producers │ consumers │
├─┼─┼─┼─┼─┼─┤
│ 5c1d │ power-hour-mails │ 2026-11-01T10:00:00Z │ 2026-11-01T10:00:00Z │ 1 │ 1 │
└─┴─┴─┴─┴─┴─┘`;
const OUTPUT = {
  'd1 list --json': JSON.stringify([
    { uuid: '6f0e3a55-0000-4000-8000-000000000000', name: 'power-hour', version: 'production' },
  ]),
  'r2 bucket list --jurisdiction eu':
    'Listing buckets...\nname:           someone-elses\ncreation_date:  2026-11-01T10:00:00.000Z',
  'queues list --page 1': QUEUES,
  'turnstile widget list --json': '[]',
};

if (command.startsWith('secret list')) {
  console.error(
    `✘ [ERROR] Worker "power-hour" (env: production) not found.\n\nIf this is a new Worker, run \`wrangler deploy\` first to create it.`,
  );
  process.exit(1);
}
console.log(OUTPUT[command] ?? '');
