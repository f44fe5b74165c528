/** The stage of a campaign, as far as its row tells without the clock; phases are finer (rules.ts). */
export const STAGES = ['running', 'selecting', 'finished', 'stopped', 'unpublished'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage in SQL, as the index has it, word for word. */
export const CAMPAIGN_STAGE = `case when "cancelled_at" is not null then 'stopped'
  when "winners_selected" = 1 then 'finished' when "is_active" = 0 then 'selecting'
  when "published_at" is null then 'unpublished' else 'running' end`;
