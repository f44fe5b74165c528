import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { hasRow } from './conditions.ts';
import { toIncidentMail } from './incident-mails.ts';
import {
  FAILURE_KINDS,
  getAlertStart,
  INCIDENT_KINDS,
  isFailing,
  toAlertSetting,
  type FailureKind,
} from './incident-rules.ts';
import { queueOperatorMail } from './page-mail.ts';
import { DAY_MS } from './rules.ts';
import { failures, incidents } from './table.ts';

const FAILURES_RETENTION_MS = 7 * DAY_MS;

/** Returns which kinds are failing now. */
export async function listFailing(ctx: Ctx): Promise<readonly FailureKind[]> {
  return (await readIncidents(ctx)).failing;
}

/** Opens and closes incidents, each with one mail to the operator. Returns which kinds are failing. */
export async function settleIncidents(ctx: Ctx): Promise<readonly FailureKind[]> {
  const { failing, open } = await readIncidents(ctx);
  const known = new Set(open.map(({ kind }) => kind));
  const current = new Set<string>(failing);
  for (const kind of failing) if (!known.has(kind)) await startIncident(ctx, kind);
  for (const incident of open) if (!current.has(incident.kind)) await endIncident(ctx, incident);
  const retained = new Date(ctx.now.getTime() - FAILURES_RETENTION_MS);
  await ctx.db.delete(failures).where(lt(failures.minute, retained));
  return failing;
}

async function startIncident(ctx: Ctx, kind: FailureKind): Promise<void> {
  const own = hasRow(incidents, eq(incidents.kind, kind), eq(incidents.startedAt, ctx.now));
  await ctx.db.batch([
    ctx.db.insert(incidents).values({ kind, startedAt: ctx.now }).onConflictDoNothing(),
    queueOperatorMail(ctx, toIncidentMail({ kind, startedAt: ctx.now, change: 'started' }), own),
  ]);
  ctx.log.error('incident_started', { kind });
}

async function endIncident(ctx: Ctx, incident: typeof incidents.$inferSelect): Promise<void> {
  const { kind, startedAt } = incident;
  const isOpen = and(eq(incidents.kind, kind), eq(incidents.startedAt, startedAt));
  await ctx.db.batch([
    queueOperatorMail(ctx, toIncidentMail({ ...incident, change: 'ended' }), hasRow(incidents, isOpen)),
    ctx.db.delete(incidents).where(isOpen),
  ]);
  ctx.log.info('incident_ended', { kind, since: startedAt.toISOString() });
}

/** Reads which kinds are failing, and the open incidents, of which wrong settings are over once this runs. */
async function readIncidents(ctx: Ctx) {
  const getAlert = (kind: FailureKind) => ctx.settings[toAlertSetting(kind)];
  const starts = FAILURE_KINDS.map((kind) => getAlertStart(getAlert(kind), ctx.now).getTime());
  const [counts, open] = await ctx.db.batch([
    ctx.db
      .select()
      .from(failures)
      .where(gt(failures.minute, new Date(Math.min(...starts)))),
    ctx.db.select().from(incidents).where(inArray(incidents.kind, INCIDENT_KINDS)),
  ]);
  const failing = FAILURE_KINDS.filter((kind) => {
    const own = counts.filter((row) => row.kind === kind);
    const isOpen = open.some((incident) => incident.kind === kind);
    return isFailing(own, getAlert(kind), isOpen, ctx.now);
  });
  return { failing, open };
}
