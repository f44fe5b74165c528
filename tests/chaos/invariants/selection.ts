/** An eligible paid answer. */
const ELIGIBLE = `submissions.status = 'paid' and submissions.user_id is not null and submissions.withdrawn_at is null`;

/** What must never hold for campaigns and selections once all work is done, as queries for rows that prove it. */
export const SELECTION_INVARIANTS: Readonly<Record<string, string>> = {
  'an open campaign past its deadline': `select id from campaigns where is_active = 1
    and subscription_deadline < (select ended_at from run) - 60000`,
  'a closed campaign whose paid answers were never read': `select campaigns.id from campaigns where is_active = 0
    and cancelled_at is null and nominees_selected = 0
    and exists (select 1 from submissions where campaign_id = campaigns.id and ${ELIGIBLE})`,
  'a selection that never ended': `select campaign_id as id from selection_runs join campaigns on campaigns.id = campaign_id
    where is_active = 0 and winners_selected = 0 and cancelled_at is null
    and (run_id is not null or next_attempt_at is not null or given_up_at is not null)`,
  'a paid answer that was neither judged nor flagged': `select submissions.id from submissions
    join campaigns on campaigns.id = campaign_id where nominees_selected = 1 and winners_selected = 0
    and cancelled_at is null and ${ELIGIBLE}
    and not exists (select 1 from scores where submission_id = submissions.id)`,
  'a nominee who cannot win where others can': `select submission_id as id from nominees
    join submissions on submissions.id = submission_id join campaigns on campaigns.id = nominees.campaign_id
    where winners_selected = 0 and cancelled_at is null and not (${ELIGIBLE})
    and exists (select 1 from submissions where campaign_id = campaigns.id and ${ELIGIBLE})`,
  'a nominee with another score than on record': `select submission_id as id from nominees where not exists
    (select 1 from scores where submission_id = nominees.submission_id and scores.score = nominees.score)`,
  'more nominees than ten': `select campaign_id as id from nominees group by campaign_id having count(*) > 10`,
  'a number of nominees that is not theirs': `select id from campaigns where nominee_count <> nominees_selected *
    (select count(*) from (select submission_id from nominees where campaign_id = campaigns.id
      union select submission_id from owner_nominations where campaign_id = campaigns.id))`,
  'a winner who was no nominee': `select submission_id as id from winners
    where not exists (select 1 from nominees where submission_id = winners.submission_id)
    and not exists (select 1 from owner_nominations where submission_id = winners.submission_id)`,
  'a winner who never paid': `select submission_id as id from winners join submissions on submissions.id = submission_id
    where paid_at is null`,
  'a winner of another campaign': `select submission_id as id from winners join submissions on submissions.id = submission_id
    where submissions.campaign_id <> winners.campaign_id`,
  'more winners than promised': `select campaigns.id from campaigns
    where (select count(*) from winners where campaign_id = campaigns.id) > 1 + two_winners`,
  'winners of a campaign that is open': `select id from campaigns where winners_selected = 1 and is_active = 1`,
  'a cancelled campaign that is open': `select id from campaigns where cancelled_at is not null and is_active = 1`,
  'a campaign that was stopped without a word of it': `select id from campaigns where cancelled_by = 'admin'
    and not exists (select 1 from admin_log where subject = campaigns.id or instr(subject, campaigns.id) > 0
      or instr(subject, campaigns.slug) > 0)`,
  'a report that stopped nothing': `select reports.id from reports join campaigns on campaigns.id = campaign_id
    where reports.subject = 'campaign' and decision = 'stopped' and cancelled_at is null`,
  'a thank-you before the winners': `select campaign_id as id from thanks join campaigns on campaigns.id = campaign_id
    where sent_at is not null and winners_selected = 0`,
  'a gap in a record': `select campaign_id as id from record_entries group by campaign_id
    having max(position) <> count(*) or min(position) <> 1`,
  'a link of a record that does not hold': `select entry.campaign_id || ' ' || entry.position as id
    from record_entries as entry join record_entries as before
    on before.campaign_id = entry.campaign_id and before.position = entry.position - 1
    where entry.previous_hash <> before.hash`,
  'two judgements that count': `select submission_id as id from scores where score is not null
    group by submission_id having count(*) > 1`,
  'a judgement of what was never paid': `select submission_id as id from scores join submissions
    on submissions.id = submission_id where paid_at is null`,
};
