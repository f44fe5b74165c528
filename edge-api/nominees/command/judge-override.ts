import { and, eq, isNull } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import { DATABASE_USAGE, readOptions, runCommand, withDatabase } from '#api/platform/command/run-command.ts';
import { createLog } from '#api/platform/log.ts';
import { JudgeOverride } from '#api/scoring/contract.ts';
import { overrideProbe } from '#api/scoring/index.ts';
import { NO_FAILED_PROBE, OVERRIDE_REASON_MAX, OVERRIDE_REASON_MIN } from '#api/scoring/rules.ts';
import { selectionRuns } from '../table.ts';

const USAGE = `Usage: npm run judge-override -- <slug> "<reason>" [--remote | --persist-to <folder>]
  slug           the campaign whose selection waits because its model failed the trial
  reason         ${OVERRIDE_REASON_MIN} to ${OVERRIDE_REASON_MAX} characters; everyone can read it on the selection page
${DATABASE_USAGE}`;

await runCommand(USAGE, run);

async function run(): Promise<number> {
  const { values, positionals } = readOptions();
  const [slug, text] = positionals;
  const parsed = JudgeOverride.safeParse({ reason: text });
  if (!slug || positionals.length > 2 || !parsed.success) throw new Error(USAGE);
  const { reason } = parsed.data;
  const id = await withDatabase(values, async (db) => {
    const [campaign] = await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug));
    if (!campaign) throw new Error(`There is no campaign ${slug}.`);
    const overridden = await overrideProbe(db, campaign.id, { reason, by: 'command' });
    if (overridden.length === 0) return undefined;
    // Otherwise it would wait for its next check of the judge.
    const isPaused = and(eq(selectionRuns.campaignId, campaign.id), isNull(selectionRuns.runId));
    await db.update(selectionRuns).set({ nextAttemptAt: new Date() }).where(isPaused);
    return campaign.id;
  });
  if (id === undefined) {
    console.error(NO_FAILED_PROBE.en);
    return 1;
  }
  createLog({ remote: values.remote }).warn('judge_probe_overridden', { campaign: id });
  console.log(`The selection of ${slug} continues with the next sweep.`);
  return 0;
}
