import { eq, sql, type SQL } from 'drizzle-orm';
import { charities } from '../charities/table.ts';
import type { Language } from '../platform/rules.ts';
import { FAN_QUESTIONS, type FanQuestionKey } from './rules.ts';
import { campaigns } from './table.ts';

/** Returns the question that a fan of a campaign reads, as formatFanQuestion does, for the statement that stores it. */
export function selectFanQuestion(campaignId: string, key: FanQuestionKey, language: Language): SQL {
  const question =
    key === 'other'
      ? sql`coalesce(${campaigns.fanQuestionOther}, '')`
      : sql`replace(replace(${FAN_QUESTIONS[key][language]}, '{celebrity}', ${campaigns.artistName}),
          '{charity}', coalesce(${charities.name}, ''))`;
  return sql`(select ${question} from ${campaigns} left join ${charities}
    on ${eq(charities.id, campaigns.charityId)}
    where ${eq(campaigns.id, campaignId)})`;
}
