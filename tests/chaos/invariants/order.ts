/** What must never decrease or change, read each time the copy is dead: versions, states and entries. */
export const SNAPSHOT = `
  select 'answer version' as kind, id, version as value from submissions
  union all select 'campaign version', id, version from campaigns
  union all select 'checkout', id, case state when 'open' then 0 when 'processing' then 1 when 'failed' then 2
    when 'paid' then 3 else 4 end from checkouts
  union all select 'cancelled', id, cancelled_at from campaigns where cancelled_at is not null
  union all select 'entry', campaign_id || ' ' || position, hash from record_entries
  union all select 'winner', campaign_id || ' ' || slot, submission_id from winners
  union all select 'mail', id, sent_at from mails where sent_at is not null
  union all select 'payment', id, paid_at from checkouts where paid_at is not null`;

/** Compares rows of `seen` with their current values. */
const compare = (kind: string, condition: string, missing = false) => `
  select seen.kind || ' ' || seen.id as id from seen left join (${SNAPSHOT}) as now
  on now.kind = seen.kind and now.id = seen.id
  where seen.kind = '${kind}' and (${condition}${missing ? ' or now.id is null' : ''})`;

/** What must not have decreased since an earlier moment of the run, as queries for rows that prove it. */
export const ORDER_INVARIANTS: Readonly<Record<string, string>> = {
  'a version of an answer that went down': compare('answer version', 'now.value < seen.value'),
  'a version of a campaign that went down': compare('campaign version', 'now.value < seen.value'),
  'a checkout that went back': compare('checkout', 'now.value < seen.value', true),
  'a cancellation that was undone': compare('cancelled', 'now.value <> seen.value', true),
  'an entry of a record that changed': compare('entry', 'now.value <> seen.value', true),
  'a choice of winners that changed without a cause': `${compare('winner', 'now.value <> seen.value', true)}
    and seen.value not in (select submission_id from former_winners)`,
  'a mail that is due again': compare('mail', 'now.value <> seen.value'),
  'a payment whose time changed': compare('payment', 'now.value <> seen.value', true),
};
