import { eq, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { isPaused } from '../campaigns/index.ts';
import { EVENT_TIME_ZONE } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails } from '../platform/mail.ts';
import { renderMail } from '../platform/render-mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import {
  CHARITY_APPROVED,
  CHARITY_REPLACED,
  CHOOSE_ANOTHER,
  type ReplacementMailText,
} from './mail-texts.ts';

/** A charity in the version that a decision makes. */
type Decided = { readonly id: string; readonly name: string; readonly version: number };

/** Returns the statements that tell each owner of a campaign once that they have to choose another charity. */
export function queueChooseMails(
  ctx: Ctx,
  charity: Decided,
  { reason, dueAt }: { readonly reason: string | null; readonly dueAt: Date },
  condition: SQL,
) {
  return queueOwnerMails(ctx, ['rejected', charity], condition, (language) => {
    const due = formatDay(dueAt, language);
    return CHOOSE_ANOTHER[language]({ charity: charity.name, reason, due });
  });
}

/** Returns the statements that tell each owner once that their paused campaigns go on; they go before the resuming. */
export function queueResumedMails(ctx: Ctx, charity: Decided, condition: SQL) {
  return queueOwnerMails(ctx, ['approved', charity], sql`${isPaused} and ${condition}`, (language) =>
    CHARITY_APPROVED[language]({ charity: charity.name }),
  );
}

function queueOwnerMails(
  ctx: Ctx,
  [occasion, { id, version }]: readonly [string, Decided],
  condition: SQL,
  getText: (language: Language) => ReplacementMailText,
) {
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: sql`${`charity-${occasion}:${id}:${version}:`} || ${user.id}`,
        to: sql`${user.email}`,
        ...render(ctx, language, getText(language)),
      },
      sql`${user} where ${user.language} = ${language} and ${user.id} in (select ${campaigns.ownerId}
        from ${campaigns} where ${eq(campaigns.charityId, id)} and ${condition})`,
    ),
  );
}

type Replaced = {
  readonly campaign: { readonly id: string; readonly name: string; readonly version: number };
  readonly before: string;
  readonly charity: string;
};

/** Returns the statements that tell everyone who paid, or is about to have, once which charity receives instead. */
export function queueReplacedMails(ctx: Ctx, { campaign, before, charity }: Replaced, condition: SQL) {
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: sql`${`charity-replaced:${campaign.version}:`} || ${submissions.id}`,
        to: sql`${user.email}`,
        ...render(ctx, language, CHARITY_REPLACED[language]({ campaign: campaign.name, before, charity })),
      },
      sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
        where ${submissions.campaignId} = ${campaign.id}
        and ${submissions.status} in ('processing', 'paid', 'disputed')
        and ${user.language} = ${language} and ${condition}`,
    ),
  );
}

function render(ctx: Ctx, language: Language, { subject, label, ...content }: ReplacementMailText) {
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}/dashboard`;
  return {
    subject: subject.replace(/\s+/g, ' '),
    ...renderMail(language, { ...content, action: { label, url } }),
  };
}

function formatDay(instant: Date, language: Language): string {
  const options = { dateStyle: 'long', timeZone: EVENT_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', options).format(instant);
}
