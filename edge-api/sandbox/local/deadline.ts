import { parseArgs } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { user } from '../../accounts/table.ts';
import type { CampaignCard } from '../../campaigns/contract.ts';
import { campaigns } from '../../campaigns/table.ts';
import { openD1 } from '../../platform/command/open-by-wrangler.ts';
import { submissions } from '../../subscriptions/table.ts';
import { findRefusal } from '../demo/refuse.ts';

const USAGE = 'Usage: npm run deadline -- <slug of an open campaign>, while `npm start` runs';
const SITE = `http://localhost:${process.env['PORT'] ?? '8787'}`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'persist-to': { type: 'string', default: '.wrangler/state' } },
});
const STATE = values['persist-to'];
const POLL_MS = 500;
const PATIENCE_MS = 120_000;
const TRIES = 5;
const db = openD1(['--local', '--persist-to', STATE]);

/**
 * Lets the deadline of an open campaign of `npm start` come now, and waits for what follows by itself: the sweep
 * closes it, its answers are scored and its nominees are known. Only on this machine; nothing is made up.
 */
async function reachDeadline(slug: string | undefined): Promise<string> {
  const refusal = findRefusal(process.env);
  if (refusal) throw new Error(refusal);
  if (!slug) throw new Error([USAGE, '', 'Open now:', ...(await openSlugs())].join('\n'));
  const { phase } = await read(slug);
  if (phase !== 'open') throw new Error(`${slug} is ${phase}, not open.`);
  const [campaign] = await moveDeadline(slug);
  if (!campaign) throw new Error(`${slug} is not in ${STATE}: does \`npm start\` run in this folder?`);
  const [owner] = await db
    .select({
      email: user.email,
      language: user.language,
      answers: sql<number>`(select count(*) from ${submissions}
        where ${submissions.campaignId} = ${campaign.id} and ${submissions.status} = 'paid')`,
    })
    .from(user)
    .where(eq(user.id, campaign.ownerId));
  if (!owner) throw new Error('The campaign has no owner.');
  console.log('Closing and selecting; if payments are under way, half a minute is waited for them …');
  await answerOf('/cdn-cgi/local/scheduled');
  const closed = await until(slug, owner.answers > 0 ? 'nominees-selected' : 'deadline-passed');
  return told({ ...campaign, ...owner }, closed);
}

/** The running copy may be writing to the same file: then it is tried again. */
async function moveDeadline(slug: string, triesLeft = TRIES): Promise<{ id: string; ownerId: string }[]> {
  try {
    return await db
      .update(campaigns)
      .set({ subscriptionDeadline: new Date() })
      .where(and(eq(campaigns.slug, slug), eq(campaigns.isActive, true)))
      .returning({ id: campaigns.id, ownerId: campaigns.ownerId });
  } catch (error) {
    if (triesLeft <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    return moveDeadline(slug, triesLeft - 1);
  }
}

type Owned = {
  readonly id: string;
  readonly email: string;
  readonly language: 'nl' | 'en';
  readonly answers: number;
};

function told({ id, email, language, answers }: Owned, { name, slug }: CampaignCard): string {
  const site = `${SITE}/${language}`;
  if (answers === 0) return `“${name}” is closed. Nobody paid, so there are no nominees.`;
  return `“${name}” is closed, its ${answers} paid answers are scored, and the nominees are known.

  1. Log in        ${site}/login   as ${email} (demo accounts: password powerhour)
  2. Choose        ${site}/dashboard/campaigns/${id}/nominees
  3. Meet          ${site}/dashboard/campaigns/${id}/winners
  4. Say thanks    ${site}/dashboard/campaigns/${id}/thanks

  For everyone     ${site}/campaigns/${slug}
  Audit            npm run audit -- ${slug}`;
}

async function until(slug: string, phase: CampaignCard['phase']): Promise<CampaignCard> {
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS;) {
    const card = await read(slug);
    if (card.phase === phase) return card;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${slug} did not become ${phase} in two minutes; see .wrangler/worker.log.`);
}

async function openSlugs(): Promise<string[]> {
  const { docs }: { docs: CampaignCard[] } = await (await answerOf('/api/campaigns-list')).json();
  return docs.filter(({ phase }) => phase === 'open').map(({ slug, name }) => `  ${slug}   ${name}`);
}

async function read(slug: string): Promise<CampaignCard> {
  const { doc }: { doc: CampaignCard } = await (await answerOf(`/api/campaigns/by-slug/${slug}`)).json();
  return doc;
}

async function answerOf(path: string): Promise<Response> {
  const answer = await fetch(`${SITE}${path}`).catch(() => undefined);
  if (!answer) throw new Error(`${SITE} does not answer: run \`npm start\` first (or set PORT).`);
  if (answer.status === 404) throw new Error(`${SITE}${path} was not found.`);
  if (!answer.ok) throw new Error(`${SITE}${path} answered ${answer.status}.`);
  return answer;
}

try {
  console.log(await reachDeadline(positionals[0]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
