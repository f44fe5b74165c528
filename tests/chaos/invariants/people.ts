/** What must never hold for people, sessions and mails once all work is done, as queries for rows that prove it. */
export const PEOPLE_INVARIANTS: Readonly<Record<string, string>> = {
  'a session from before the first proof in another browser': `select session.id from session
    join user on user.id = user_id where held_since is not null and session.created_at < held_since
    and session.scope <> 'confirmed-elsewhere'`,
  'a password from before the first proof in another browser': `select account.id from account
    join user on user.id = user_id where held_since is not null and password is not null
    and account.updated_at < held_since`,
  'a passkey from before the first proof': `select passkey.id from passkey join user on user.id = user_id
    where email_verified = 0 or passkey.created_at < held_since`,
  'a public campaign of an owner whose address is unproven': `select campaigns.id from campaigns
    join user on user.id = owner_id where published_at is not null and email_verified = 0
    and email not glob '*@erased.invalid'`,
  'a public campaign that waits for its owner': `select campaigns.id from campaigns join user on user.id = owner_id
    where published_at is not null and held_since is not null and campaigns.created_at < held_since`,
  'a role or charity without a proof': `select id from user where email_verified = 0
    and (role = 'admin' or exists (select 1 from charity_accounts where user_id = user.id))`,
  'a proven address without the time of its proof': `select id from user where email_verified = 1
    and proven_at is null and created_at >= (select started_at from run)`,
  'a link of an erased person': `select id from verification where value glob '*@erased.invalid'`,
  'an erased person who can log in': `select user.id from user where email glob '*@erased.invalid'
    and (exists (select 1 from session where user_id = user.id) or exists (select 1 from account where user_id = user.id))`,
  'an answer with its words of nobody': `select id from submissions where user_id is null and answer <> ''`,
  'a mail that never left': `select key as id from mails where next_attempt_at is not null
    and unsubscribe_url is null`,
  // The demo data have some of their own for the desk.
  'a mail that was given up': `select key as id from mails where failed_at is not null and key not like 'demo:%'`,
  'a mail twice': `select subject || ' to ' || recipient as id from received where instr(text, 'token=') > 0
    group by recipient, subject, text having count(*) > 1`,
  'a sweep that failed when all was well': `select id, failed_parts from sweeps where failed_parts <> '[]'
    and started_at >= (select healed_at from run)`,
  'a message of the provider that nobody can read': `select id from payment_events where outcome = 'unreadable'`,
  'a message of the provider that was refused': 'select id, reason from webhook_refusals',
  'an orphan': 'select "table" || \' \' || rowid as id, parent from pragma_foreign_key_check',
  'a damaged database': `select integrity_check as id from pragma_integrity_check where integrity_check <> 'ok'`,
  'something that was seen and must never be': 'select kind as id, detail from witnessed',
};
