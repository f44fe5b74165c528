/** The effective state of a checkout, as in ledger-rules.ts. */
const EFFECTIVE = `case when state <> 'paid' then state when refund_due_at is not null then 'refunded'
  when instr(disputes, '"open"') > 0 then 'disputed' else 'paid' end`;

/** A campaign's figures, recomputed from its checkouts; a payment with an unknown fee costs nothing yet. */
const RECOUNT = `select submissions.campaign_id, count(*) as payments, sum(amount_cents) as paid_cents,
  sum(effective = 'refunded') as refunds, sum(iif(effective = 'refunded', amount_cents, 0)) as refunded_cents,
  sum(effective = 'disputed') as disputes, sum(iif(effective = 'disputed', amount_cents, 0)) as disputed_cents,
  sum(fee_cents is not null) as priced_payments, sum(coalesce(fee_cents, 0)) as costs_cents
  from (select *, ${EFFECTIVE} as effective from checkouts) as checkouts
  join submissions on submissions.id = submission_id where state in ('paid', 'refunded')
  group by submissions.campaign_id`;
const FIGURES = [
  ...['payments', 'paid_cents', 'refunds', 'refunded_cents', 'disputes', 'disputed_cents'],
  ...['priced_payments', 'costs_cents'],
];
const HAS_COME_BACK_TWICE = 'json_array_length(failed_refunds) > 1';

/** A payment whose dispute was reported before the payment itself, as messages may be out of order, has no receipt. */
const IS_UNDISPUTED = `not exists (select 1 from checkouts where submission_id = submissions.id and disputes <> '{}')`;

/**
 * What must never hold for money once all work is done, as queries for rows that prove it. `book` is the provider's
 * own: a row for each of its sessions (load-evidence.ts). A refund that a bank returned is repeated once, and only
 * after the dispute that withholds the money.
 */
export const MONEY_INVARIANTS: Readonly<Record<string, string>> = {
  'money at the provider that the ledger does not have': `select session as id from book where paid_cents > 0
    and not exists (select 1 from checkouts where id = session and state in ('paid', 'refunded'))`,
  'money in the ledger that the provider does not have': `select id from checkouts where state in ('paid', 'refunded')
    and not exists (select 1 from book where session = id and paid_cents = amount_cents)`,
  'a refund at the provider that the ledger does not have': `select session as id from book
    join checkouts on checkouts.id = session where refunded_cents > 0 and state <> 'refunded'`,
  'a refund in the ledger that the provider did not make': `select id from checkouts join book on session = id
    where state = 'refunded' and refunded_cents = 0 and coalesce(dispute, '') not in ('needs_response', 'lost')
    and not ${HAS_COME_BACK_TWICE}`,
  'more refunded than paid': 'select session as id from book where refunded_cents > paid_cents',
  'a cent lost or counted twice': `select provider - ledger as id from
    (select coalesce(sum(paid_cents - refunded_cents), 0) as provider from book join checkouts on checkouts.id = session
      where coalesce(dispute, '') not in ('needs_response', 'lost') and not ${HAS_COME_BACK_TWICE}),
    (select coalesce(sum(paid_cents - refunded_cents - disputed_cents), 0) as ledger from campaign_results)
    where provider <> ledger`,
  'a dispute at the provider that the ledger does not have': `select session as id from book
    join checkouts on checkouts.id = session where dispute = 'needs_response' and instr(disputes, '"open"') = 0`,
  'a dispute in the ledger that the provider does not have': `select id from checkouts join book on session = id
    where state = 'paid' and instr(disputes, '"open"') > 0 and coalesce(dispute, '') <> 'needs_response'`,
  'a refund that is due and was not made': `select id from checkouts where instr(disputes, '"open"') = 0
    and ((state = 'paid' and refund_due_at is not null) or refund_retry_at is not null)`,
  'a payment of a cancelled campaign that stays': `select checkouts.id from checkouts
    join submissions on submissions.id = submission_id join campaigns on campaigns.id = campaign_id
    where cancelled_at is not null and state = 'paid' and refund_due_at is null`,
  'a payment that came after the winners and stays': `select checkouts.id from checkouts
    join submissions on submissions.id = checkouts.submission_id
    join winners on winners.campaign_id = submissions.campaign_id where state = 'paid' and refund_due_at is null and checkouts.paid_at > selected_at + 60000
    and checkouts.created_at >= (select started_at from run)`,
  'a checkout of another amount': `select id from checkouts where amount_cents <> 1000 or lower(currency) <> 'eur'`,
  'two checkouts of one payment': `select payment_intent_id as id from checkouts where payment_intent_id is not null
    group by payment_intent_id having count(*) > 1`,
  'a status that does not follow from the ledger': `with states as
    (select submission_id, attempt, ${EFFECTIVE} as state from checkouts)
    select id, status from submissions where status <> 'cancelled' and status <> case
      when exists (select 1 from states where submission_id = id and state = 'paid') then 'paid'
      when exists (select 1 from states where submission_id = id and state = 'disputed') then 'disputed'
      when exists (select 1 from states where submission_id = id and state = 'refunded') then 'refunded'
      when exists (select 1 from states where submission_id = id and state = 'processing') then 'processing'
      when exists (select 1 from states where submission_id = id and state = 'failed'
        and states.attempt = submissions.attempt) then 'failed' else 'pending' end`,
  'money of a cancelled answer that stays': `select checkouts.id from checkouts
    join submissions on submissions.id = submission_id where status = 'cancelled' and state = 'paid'
    and refund_due_at is null`,
  'a paid answer without the time of its payment': `select id from submissions where status = 'paid' and paid_at is null`,
  'figures that differ from a recount': `select recount.campaign_id as id from (${RECOUNT}) as recount
    left join campaign_results using (campaign_id)
    where ${FIGURES.map((name) => `coalesce(campaign_results.${name}, 0) <> recount.${name}`).join(' or ')}`,
  'figures without payments': `select campaign_id as id from campaign_results where payments <> 0
    and campaign_id not in (select campaign_id from (${RECOUNT}))`,
  'participants that differ from a recount': `select campaign_id as id from campaign_results where participants <>
    (select count(*) from submissions where campaign_id = campaign_results.campaign_id and status = 'paid')`,
  'a receipt without a payment': `select key as id from mails where key glob 'paid:*' and not exists
    (select 1 from checkouts where submission_id = substr(key, 6) and paid_at is not null)`,
  'a payment without its receipt': `select id from submissions where status = 'paid' and user_id is not null
    and created_at >= (select started_at from run) and ${IS_UNDISPUTED}
    and not exists (select 1 from mails where key = 'paid:' || submissions.id)`,
  'a session to pay at that nobody may pay any more': `select session as id from book
    join checkouts on checkouts.id = session join submissions on submissions.id = submission_id
    join campaigns on campaigns.id = campaign_id where book.status = 'open'
    and (is_active = 0 or cancelled_at is not null or submissions.status in ('cancelled', 'paid'))`,
  'a checkout that ended at the provider and not here': `select id from checkouts join book on session = id
    where state = 'open' and book.status <> 'open'`,
  'a part in one’s own campaign': `select submissions.id from submissions join campaigns on campaigns.id = campaign_id
    where user_id = owner_id and submissions.created_at >= (select started_at from run)`,
  'two live answers of one person': `select max(id) as id from submissions where user_id is not null
    and status not in ('cancelled', 'refunded') group by campaign_id, user_id having count(*) > 1`,
};
