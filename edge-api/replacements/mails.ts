import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { isPaused } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { formatDay } from '../payouts/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails } from '../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { CHARITY_APPROVED, CHARITY_REPLACED, CHOOSE_ANOTHER } from './mail-texts.ts';

/** A charity in the version that a decision makes. */
export type Decided = { readonly id: string; readonly name: string; readonly version: number };

/** Returns the statements that tell each owner of a campaign once that they have to choose another charity. */
export function queueChooseMails(
  ctx: Ctx,
  charity: Decided,
  { reason, dueAt }: { readonly reason: string | null; readonly dueAt: Date },
  condition: SQL,
) {
  return queueOwnerMails(ctx, ['rejected', charity], condition, (language) => {
    const due = formatDay(formatEventDate(dueAt), language);
    return CHOOSE_ANOTHER[language]({ charity: charity.name, reason, due });
  });
}

/** Returns the statements that tell each owner once that their paused campaigns go on; they go before the resuming. */
export function queueResumedMails(ctx: Ctx, charity: Decided) {
  return queueOwnerMails(ctx, ['approved', charity], isPaused, (language) =>
    CHARITY_APPROVED[language]({ charity: charity.name }),
  );
}

function queueOwnerMails(
  ctx: Ctx,
  [occasion, { id, version }]: readonly [string, Decided],
  condition: SQL,
  getText: (language: Language) => PageMailText,
) {
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: sql`${`charity-${occasion}:${id}:${version}:`} || ${user.id}`,
        to: sql`${user.email}`,
        ...renderPageMail(ctx, language, '/dashboard', getText(language)),
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
export function queueReplacedMails(ctx: Ctx, { campaign, before, charity }: Replaced) {
  return queueFanMails(ctx, {
    campaignId: campaign.id,
    occasion: `charity-replaced:${campaign.version}`,
    condition: inArray(submissions.status, ['processing', 'paid', 'disputed']),
    render: (language) =>
      renderPageMail(
        ctx,
        language,
        '/dashboard',
        CHARITY_REPLACED[language]({ campaign: campaign.name, before, charity }),
      ),
  });
}
