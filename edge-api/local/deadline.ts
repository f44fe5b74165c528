import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { user } from '#api/accounts/table.ts';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { DATABASE_OPTIONS, runCommand, withDatabase } from '#api/platform/command/run-command.ts';
import type { Db } from '#api/platform/db.ts';
import { submissions } from '#api/submissions/table.ts';
import { findRefusal } from '../sandbox/demo/refuse.ts';

const USAGE = 'Usage: npm run deadline -- <slug of an open campaign>, while `npm start` runs';
const SITE_ORIGIN = `http://localhost:${process.env['PORT'] ?? '8787'}`;
const POLL_MS = 500;
const PHASE_TIMEOUT_MS = 120_000;
const MAX_ATTEMPTS = 5;

/** Closes an open campaign of `npm start` by moving its deadline, and waits for its nominees. Local only. */
async function forceDeadline(db: Db, slug: string | undefined): Promise<string> {
  const refusal = findRefusal(process.env);
  if (refusal) throw new Error(refusal);
  if (!slug) throw new Error([USAGE, '', 'Open now:', ...(await listOpenSlugs())].join('\n'));
  const { phase } = await fetchCampaign(slug);
  if (phase !== 'open') throw new Error(`${slug} is ${phase}, not open.`);
  const [campaign] = await moveDeadline(db, slug);
  if (!campaign) throw new Error(`This folder’s database lacks ${slug}: is \`npm start\` running here?`);
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
  console.log('Closing and selecting; if payments are under way, this waits half a minute for them …');
  await fetchFromSite('/cdn-cgi/local/scheduled');
  const closed = await waitForPhase(slug, owner.answers > 0 ? 'nominees-selected' : 'deadline-passed');
  return formatSummary(campaign.id, owner, closed);
}

/** Retries while the running instance writes to the same file. */
async function moveDeadline(db: Db, slug: string, attemptsLeft = MAX_ATTEMPTS): Promise<OwnCampaign[]> {
  try {
    return await db
      .update(campaigns)
      .set({ subscriptionDeadline: new Date() })
      .where(and(eq(campaigns.slug, slug), eq(campaigns.isActive, true)))
      .returning({ id: campaigns.id, ownerId: campaigns.ownerId });
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    await sleep(POLL_MS);
    return moveDeadline(db, slug, attemptsLeft - 1);
  }
}

type OwnCampaign = Pick<typeof campaigns.$inferSelect, 'id' | 'ownerId'>;
type Owner = Pick<typeof user.$inferSelect, 'email' | 'language'> & { readonly answers: number };

function formatSummary(
  id: string,
  { email, language, answers }: Owner,
  { name, slug }: CampaignCard,
): string {
  const site = `${SITE_ORIGIN}/${language}`;
  if (answers === 0) return `“${name}” is closed. Nobody paid, so there are no nominees.`;
  return `“${name}” is closed, its ${answers} paid answers are scored, and the nominees are known.

  1. Log in        ${site}/login   as ${email} (demo accounts: password powerhour)
  2. Choose        ${site}/dashboard/campaigns/${id}/nominees
  3. Meet          ${site}/dashboard/campaigns/${id}/winners
  4. Say thanks    ${site}/dashboard/campaigns/${id}/thanks

  For everyone     ${site}/campaigns/${slug}
  Audit            npm run audit -- ${slug}`;
}

async function waitForPhase(slug: string, phase: CampaignCard['phase']): Promise<CampaignCard> {
  for (const started = Date.now(); Date.now() - started < PHASE_TIMEOUT_MS;) {
    const card = await fetchCampaign(slug);
    if (card.phase === phase) return card;
    await sleep(POLL_MS);
  }
  throw new Error(`${slug} did not become ${phase} in two minutes; see .wrangler/worker.log.`);
}

async function listOpenSlugs(): Promise<string[]> {
  const { docs }: { docs: CampaignCard[] } = await (await fetchFromSite('/api/campaigns-list')).json();
  return docs.filter(({ phase }) => phase === 'open').map(({ slug, name }) => `  ${slug}   ${name}`);
}

async function fetchCampaign(slug: string): Promise<CampaignCard> {
  const { doc }: { doc: CampaignCard } = await (await fetchFromSite(`/api/campaigns/by-slug/${slug}`)).json();
  return doc;
}

async function fetchFromSite(path: string): Promise<Response> {
  const response = await fetch(`${SITE_ORIGIN}${path}`).catch(() => undefined);
  if (!response) throw new Error(`${SITE_ORIGIN} does not answer: run \`npm start\` first (or set PORT).`);
  if (response.status === 404) throw new Error(`${SITE_ORIGIN}${path} was not found.`);
  if (!response.ok) throw new Error(`${SITE_ORIGIN}${path} responded with ${response.status}.`);
  return response;
}

await runCommand(USAGE, async () => {
  const options = { 'persist-to': DATABASE_OPTIONS['persist-to'] };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const place = { remote: false, ...values };
  console.log(await withDatabase(place, (db) => forceDeadline(db, positionals[0])));
  return 0;
});
