import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { hasRow } from './conditions.ts';
import { listIncidentMails } from './incident-mails.ts';
import {
  getAlertStart,
  INCIDENT_KINDS,
  isFailing,
  type FailureKind,
  type IncidentKind,
} from './incident-rules.ts';
import { queueEach } from './mail.ts';
import { DAY_MS } from './rules.ts';
import type { Limit, Settings } from './settings.ts';
import { failures, incidents } from './table.ts';

const FAILURES_RETENTION_MS = 7 * DAY_MS;

/** Returns which kinds are failing now. */
export async function listFailing(ctx: Ctx): Promise<readonly IncidentKind[]> {
  return (await readStates(ctx)).filter((state) => state.isFailing).map(({ kind }) => kind);
}

/** Opens and closes incidents, each with one mail to the operator. Returns which kinds are failing. */
export async function settleIncidents(ctx: Ctx): Promise<readonly IncidentKind[]> {
  const states = await readStates(ctx);
  for (const { kind, startedAt, ...state } of states) {
    if (state.isFailing && !startedAt) await startIncident(ctx, kind);
    if (!state.isFailing && startedAt) await endIncident(ctx, kind, startedAt);
  }
  const retained = new Date(ctx.now.getTime() - FAILURES_RETENTION_MS);
  await ctx.db.delete(failures).where(lt(failures.minute, retained));
  return states.filter((state) => state.isFailing).map(({ kind }) => kind);
}

async function startIncident(ctx: Ctx, kind: IncidentKind): Promise<void> {
  const own = hasRow(incidents, eq(incidents.kind, kind), eq(incidents.startedAt, ctx.now));
  await ctx.db.batch([
    ctx.db.insert(incidents).values({ kind, startedAt: ctx.now }).onConflictDoNothing(),
    queueEach(ctx, listIncidentMails(ctx, { kind, startedAt: ctx.now, change: 'started' }), own),
  ]);
  ctx.log.error('incident_started', { kind });
}

async function endIncident(ctx: Ctx, kind: IncidentKind, startedAt: Date): Promise<void> {
  const isOpen = and(eq(incidents.kind, kind), eq(incidents.startedAt, startedAt));
  await ctx.db.batch([
    queueEach(ctx, listIncidentMails(ctx, { kind, startedAt, change: 'ended' }), hasRow(incidents, isOpen)),
    ctx.db.delete(incidents).where(isOpen),
  ]);
  ctx.log.info('incident_ended', { kind, since: startedAt.toISOString() });
}

/** Reads whether each kind is failing, and since when it has an open incident. */
async function readStates(ctx: Ctx) {
  const alerts = getAlerts(ctx.settings);
  const starts = Object.values(alerts).map((alert) => getAlertStart(alert, ctx.now).getTime());
  const [counts, open] = await ctx.db.batch([
    ctx.db
      .select()
      .from(failures)
      .where(gt(failures.minute, new Date(Math.min(...starts)))),
    ctx.db
      .select()
      .from(incidents)
      .where(inArray(incidents.kind, [...INCIDENT_KINDS])),
  ]);
  return INCIDENT_KINDS.map((kind) => {
    const startedAt = open.find((incident) => incident.kind === kind)?.startedAt;
    const own = counts.filter((row) => row.kind === kind);
    const isKindFailing =
      kind !== 'misconfiguration' && isFailing(own, alerts[kind], startedAt !== undefined, ctx.now);
    return { kind, startedAt, isFailing: isKindFailing };
  });
}

function getAlerts(settings: Settings): Readonly<Record<FailureKind, Limit>> {
  return {
    payments: settings.ALERT_PAYMENTS,
    webhooks: settings.ALERT_WEBHOOKS,
    refunds: settings.ALERT_REFUNDS,
    transfers: settings.ALERT_TRANSFERS,
    balance: settings.ALERT_BALANCE,
    mails: settings.ALERT_MAILS,
    selections: settings.ALERT_SELECTIONS,
    queues: settings.ALERT_QUEUES,
    dead_letters: settings.ALERT_DEAD_LETTERS,
    errors: settings.ALERT_ERRORS,
  };
}
