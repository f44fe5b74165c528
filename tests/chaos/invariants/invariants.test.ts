import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { checkInvariants, INVARIANTS } from './invariants.ts';
import { loadEvidence } from './load-evidence.ts';
import { PLANTS } from './plants.ts';

const NOW = 1_800_000_000_000;
const MIGRATIONS = globSync('migrations/*.sql')
  .toSorted()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** A campaign that takes subscriptions, and one with its winner, as the product stores them. */
const SOUND = `
  insert into user (id, name, email, email_verified, proven_at, created_at) values
    ('fan', 'Fem', 'fan@chaos.test', 1, ${NOW}, ${NOW}), ('owner', 'Noor', 'owner@chaos.test', 1, ${NOW}, ${NOW});
  insert into account (id, account_id, provider_id, user_id, password) values
    ('a1', 'fan', 'credential', 'fan', 'hash'), ('a2', 'owner', 'credential', 'owner', 'hash');
  insert into campaigns (id, slug, owner_id, name, artist_name, description, fan_question, thank_you_method, keywords,
    created_at, updated_at, is_active, closed_at, nominees_selected, nominee_count, winners_selected, published_at) values
    ('open', 'open', 'owner', 'n', 'a', '""', 'why-meet', 'text', '[]', ${NOW}, ${NOW}, 1, null, 0, 0, 0, ${NOW}),
    ('won', 'won', 'owner', 'n', 'a', '""', 'why-meet', 'text', '[]', ${NOW}, ${NOW}, 0, ${NOW}, 1, 1, 1, ${NOW}),
    ('read', 'read', 'owner', 'n', 'a', '""', 'why-meet', 'text', '[]', ${NOW}, ${NOW}, 0, ${NOW}, 1, 1, 0, ${NOW});
  insert into submissions (id, campaign_id, user_id, status, question_key, question, answer, fan_number, language,
    attempt_at, paid_at, created_at, updated_at) values
    ('s1', 'open', 'fan', 'paid', 'q', 'q', 'soup', 1, 'nl', ${NOW}, ${NOW}, ${NOW}, ${NOW}),
    ('s2', 'won', 'fan', 'paid', 'q', 'q', 'soup', 1, 'nl', ${NOW}, ${NOW}, ${NOW}, ${NOW}),
    ('s3', 'read', 'fan', 'paid', 'q', 'q', 'soup', 1, 'nl', ${NOW}, ${NOW}, ${NOW}, ${NOW});
  insert into checkouts (id, submission_id, attempt, url, state, amount_cents, currency, payment_intent_id, expires_at,
    created_at, paid_at, fee_cents) values
    ('k1', 's1', 1, '', 'paid', 1000, 'eur', 'p1', ${NOW}, ${NOW}, ${NOW}, 40),
    ('k2', 's2', 1, '', 'paid', 1000, 'eur', 'p2', ${NOW}, ${NOW}, ${NOW}, 40),
    ('k3', 's3', 1, '', 'paid', 1000, 'eur', 'p3', ${NOW}, ${NOW}, ${NOW}, null);
  insert into campaign_results (campaign_id, participants, payments, paid_cents, priced_payments, costs_cents) values
    ('open', 1, 1, 1000, 1, 40), ('won', 1, 1, 1000, 1, 40), ('read', 1, 1, 1000, 0, 0);
  insert into mails (id, key, created_at, sent_at) values ('m1', 'paid:s1', ${NOW}, ${NOW}),
    ('m2', 'paid:s2', ${NOW}, ${NOW}), ('m3', 'paid:s3', ${NOW}, ${NOW});
  insert into scores (id, campaign_id, submission_id, position, score, model, rubric_version, prompt_hash,
    scored_at, previous_hash, hash) values
    ('c1', 'won', 's2', 1, 7.5, 'm', '1', '', ${NOW}, '', 'h1'),
    ('c2', 'read', 's3', 1, 7.5, 'm', '1', '', ${NOW}, '', 'h1');
  insert into nominees (campaign_id, submission_id, rank, score, place) values
    ('won', 's2', 1, 7.5, 1), ('read', 's3', 1, 7.5, 1);
  insert into winners (campaign_id, submission_id, slot, selected_at) values ('won', 's2', 1, ${NOW});
  insert into record_entries (campaign_id, position, kind, format, body, digest, written_at, previous_hash, hash) values
    ('won', 1, 'score', 1, '', '', ${NOW}, '', 'h1'), ('won', 2, 'ranking', 1, '', '', ${NOW}, 'h1', 'h2');
  insert into selection_runs (campaign_id, attempt, started_at) values ('read', 1, ${NOW});
`;

const toBook = (id: string) => ({
  id,
  status: 'complete',
  payment_status: 'paid',
  amount_total: 1000,
  amount_refunded: 0,
  payment_intent: null,
  payment_intent_status: null,
  dispute_status: null,
});

let database: DatabaseSync;
beforeAll(() => {
  database = new DatabaseSync(':memory:');
  database.exec(MIGRATIONS);
  // Only now: a migration that rebuilds a table switches foreign keys on.
  database.exec('pragma foreign_keys = off');
  database.exec(SOUND);
  loadEvidence(database, {
    startedAt: NOW,
    healedAt: NOW,
    endedAt: NOW,
    witnessed: [],
    erased: [{ marker: 'kanarie1q', isProven: true }],
    book: ['k1', 'k2', 'k3'].map(toBook),
    received: [{ id: 'r1', to: 'fan@chaos.test', subject: 'Hi', text: 'https://x.test/?token=1' }],
    seen: [
      { kind: 'answer version', id: 's1', value: 0 },
      { kind: 'entry', id: 'won 1', value: 'h1' },
      { kind: 'winner', id: 'won 1', value: 's2' },
    ],
  });
  return () => database.close();
});
beforeEach(() => {
  database.exec('begin');
  return () => database.exec('rollback');
});

const listBroken = () =>
  checkInvariants(database).flatMap(({ name, violations }) => (violations.length > 0 ? [name] : []));

test('what the product leaves breaks no invariant', () => {
  expect(listBroken()).toEqual([]);
});

test('there are more than twenty invariants, each with something planted that breaks it', () => {
  const names = [...Object.keys(INVARIANTS), 'something that is left of an erased person'];
  expect(names.length).toBeGreaterThan(20);
  expect(Object.keys(PLANTS).toSorted()).toEqual(names.toSorted());
});

test.for(Object.entries(PLANTS))('finds %s', ([name, sql]) => {
  database.exec(sql);
  expect(listBroken()).toContain(name);
});

test('a winner who gave way for a cause is no choice that changed', () => {
  database.exec(`delete from winners; insert into former_winners (campaign_id, submission_id, slot, ended_at, cause)
    values ('won', 's2', 1, ${NOW}, 'disputed')`);
  expect(listBroken()).not.toContain('a choice of winners that changed without a cause');
});
