import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  canSuspend,
  queueMailsTo,
  setSuspension,
  toDisplayName,
  upholdSuspension,
} from '../accounts/index.ts';
import { NOT_SUSPENDABLE, SUSPENSION_STANDS } from '../accounts/suspension-rules.ts';
import { user } from '../accounts/table.ts';
import type { ActionReason } from '../admin-log/contract.ts';
import type { logAction } from '../admin-log/index.ts';
import type { AdminAction } from '../admin-log/rules.ts';
import { publishCampaigns } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { endCampaign } from '../cancellations/index.ts';
import { hasNotMet } from '../nominees/index.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { takePage, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commitOrThrow } from '../platform/unit-of-work.ts';
import type { SuspendedAccountsPage } from './contract.ts';

const CAMPAIGNS_PER_RUN = 20;

/** Condition of a suspended account with an objection that no admin has decided on. */
export const IS_OBJECTION_OPEN = and(
  isNotNull(user.suspendedAt),
  isNotNull(user.objection),
  isNull(user.upheldReason),
);

/**
 * Suspends an account and stops its campaigns, restores it (its campaigns stay stopped), or upholds a suspension
 * against an objection. Throws 409 for an admin's or when the action is no longer possible.
 */
export async function changeSuspension(
  ctx: Ctx,
  id: string,
  act: SuspensionAct,
  { entry, reason }: ActionReason & { readonly entry: ReturnType<typeof logAction> },
): Promise<void> {
  const occasion = { key: `${act}:${id}:${ctx.now.getTime()}`, path: '/dashboard' };
  const isUpheld = act === 'suspension-upheld';
  const isSuspended = act === 'account-suspended';
  await commitOrThrow(
    ctx,
    () => conflict(NOT_SUSPENDABLE),
    isUpheld ? hasRow(user, eq(user.id, id), IS_OBJECTION_OPEN) : canSuspend(id, !isSuspended),
    [
      isUpheld ? upholdSuspension(ctx, id, reason) : setSuspension(ctx, id, isSuspended ? reason : null),
      entry,
      ...queueMailsTo(ctx, occasion, eq(user.id, id), (language) => MAILS[act][language](reason)),
      publishCampaigns(ctx, id),
    ],
  );
  ctx.log.info('suspension_changed', { account: id, act });
  ctx.defer(sendDueMails(ctx));
  if (isSuspended) await stopSuspendedCampaigns(ctx, id);
}

/**
 * Stops the campaigns of suspended accounts, or of one account, and gives the suspension's reason. The sweep finishes
 * what was interrupted or created at the same moment. A campaign whose meeting is over is left alone. Returns how many.
 */
export async function stopSuspendedCampaigns(ctx: Ctx, ownerId?: string): Promise<number> {
  const due = await ctx.db
    .select({ id: campaigns.id, reason: user.suspendReason })
    .from(user)
    // A cross join keeps this order: few accounts are suspended.
    .crossJoin(campaigns)
    .where(
      and(
        eq(campaigns.ownerId, user.id),
        isNotNull(user.suspendedAt),
        ownerId === undefined ? undefined : eq(user.id, ownerId),
        isNull(campaigns.cancelledAt),
        hasNotMet(ctx),
      ),
    )
    .limit(CAMPAIGNS_PER_RUN);
  return tryCampaigns(ctx, due, ({ id, reason }) =>
    endCampaign(ctx, id, { by: 'admin', reason: reason ?? '' }),
  );
}

/** Returns a page of suspended accounts with their objections, latest first. */
export async function listSuspendedAccounts(ctx: Ctx, query: KeysetQuery): Promise<SuspendedAccountsPage> {
  const { id, email, suspendedAt, suspendReason, objection } = user;
  const accounts = ctx.db
    .select({
      id,
      name: toDisplayName(user),
      email,
      suspendedAt,
      reason: suspendReason,
      objection,
      isObjectionOpen: sql`${IS_OBJECTION_OPEN}`.mapWith(Boolean),
    })
    .from(user);
  const rows = await takePage(accounts, query, [suspendedAt, id], isNotNull(suspendedAt));
  const docs = rows.map(({ suspendedAt: at, reason, ...account }) => ({
    ...account,
    reason: reason ?? '',
    suspendedAt: (at ?? ctx.now).toISOString(),
  }));
  return toNewestPage(docs, query.limit, 'suspendedAt');
}

const MAILS = {
  'account-suspended': {
    nl: (reason) => ({
      subject: 'Je account is geschorst',
      paragraphs: [
        `De reden: ${reason}`,
        'Heb je campagnes waarvan de ontmoeting nog niet is geweest, dan zijn die gestopt en krijgt iedereen die eraan meedeed het geld terug. Je kunt inloggen, je gegevens downloaden en één keer bezwaar maken. Iets nieuws maken kan niet.',
      ],
    }),
    en: (reason) => ({
      subject: 'Your account is suspended',
      paragraphs: [
        `The reason: ${reason}`,
        'If you have campaigns whose meeting has not taken place, they have been stopped and everyone who took part in them gets their money back. You can log in, download your data and object once. You cannot make anything new.',
      ],
    }),
  },
  'account-restored': {
    nl: (reason) => ({
      subject: 'Je account is hersteld',
      paragraphs: [
        `Je kunt weer alles doen. De reden: ${reason}`,
        'Campagnes die zijn gestopt, blijven gestopt.',
      ],
    }),
    en: (reason) => ({
      subject: 'Your account is restored',
      paragraphs: [
        `You can do everything again. The reason: ${reason}`,
        'Campaigns that were stopped stay stopped.',
      ],
    }),
  },
  /** For a person whose objection to the suspension was rejected. */
  'suspension-upheld': {
    nl: (reason) => ({
      subject: 'Je account blijft geschorst',
      paragraphs: [SUSPENSION_STANDS.nl, `De reden: ${reason}`],
    }),
    en: (reason) => ({
      subject: 'Your account stays suspended',
      paragraphs: [SUSPENSION_STANDS.en, `The reason: ${reason}`],
    }),
  },
} as const satisfies Partial<Record<AdminAction, MailTexts<[reason: string]>>>;
export type SuspensionAct = keyof typeof MAILS;
