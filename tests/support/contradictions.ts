/** States that must never occur, as queries for rows that prove them. */
export const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'paid without money': `select id from submissions where status = 'paid'
    and not exists (select 1 from checkouts where submission_id = submissions.id and state = 'paid')`,
  'money that is neither owed nor due back': `select checkouts.id from checkouts
    join submissions on submissions.id = submission_id where state = 'paid' and refund_due_at is null
    and status not in ('paid', 'disputed')`,
  'two payments for one answer': `select submission_id as id from checkouts
    where state = 'paid' and refund_due_at is null group by submission_id having count(*) > 1`,
  'winners without a choice': `select id from campaigns
    where winners_selected <> (exists (select 1 from winners where campaign_id = campaigns.id)
      or exists (select 1 from former_winners where campaign_id = campaigns.id))`,
  'nominees without a selection': `select id from campaigns
    where nominees_selected = 0 and exists (select 1 from nominees where campaign_id = campaigns.id)`,
  'an open campaign that is closed': 'select id from campaigns where is_active = 1 and closed_at is not null',
  'a person without a password': `select id from user where email not like '%@erased.invalid'
    and not exists (select 1 from account where user_id = user.id)`,
  'a celebrity without a profile': `select id from user where role = 'celebrity'
    and not exists (select 1 from celebrity_profiles where user_id = user.id)`,
  'an answer of an erased person': `select id from submissions where user_id is null and answer <> ''`,
  'an invitation of a member who may not invite': `select id from verification where invited_by is not null
    and not exists (select 1 from team_members, json_each(team_members.rights) where user_id = invited_by
      and identifier = 'team-invitation:' || owner_id and value = 'invite')`,
  'a mail that is sent and still due':
    'select id from mails where sent_at is not null and next_attempt_at is not null',
};
