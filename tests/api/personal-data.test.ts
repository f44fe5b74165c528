import { env } from 'cloudflare:workers';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { media, thanksFiles } from '#api/schema.ts';
import { erasePerson } from '#api/privacy/erase-person.ts';
import { exportPerson } from '#api/privacy/export-person.ts';
import { runSweep } from '#api/sweep.ts';
import { CANARY } from '../support/canaries.ts';
import { createLoggedInUser } from '../support/people.ts';
import { db, runAsSystem, actAs } from '../support/api.ts';
import { deleteRows } from '../support/rows.ts';
import { seedPersonRows, toCanary } from '../support/person-rows.ts';
import { listTexts, TABLES } from '../support/register.ts';

/** All log lines, and people's texts by `table.column`: planted, exported, and left after the erasure. */
const logged: string[] = [];
const [planted, exported, left] = [new Set<string>(), new Set<string>(), new Set<string>()];

const columns = TABLES.flatMap((table) => {
  const { name } = getTableConfig(table);
  return listTexts(table).map((text) => ({ ...text, table, label: `${name}.${text.property}` }));
});

async function collectTexts(into: Set<string>, isFound: (text: string, canary: string) => boolean) {
  for (const { table, property, label } of columns) {
    const rows = await db.select().from(table);
    const texts = rows.map((row) => JSON.stringify([Object(row)[property]]));
    if (texts.some((text) => isFound(text, toCanary(table, property)))) into.add(label);
  }
}

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
  const { id } = await createLoggedInUser('celebrity');
  await deleteRows('celebrityProfiles', { userId: id });
  const { name, email } = await seedPersonRows(id);
  for (const key of [toCanary(media, 'filename'), toCanary(thanksFiles, 'key')])
    await env.MEDIA.put(key, `${key} of canaries`);
  await collectTexts(planted, (text, canary) => text.includes(canary));

  const person = { id, name, email, role: 'celebrity', _verified: true, language: 'en' } as const;
  const file = JSON.stringify(await runAsSystem((ctx) => exportPerson(actAs(ctx, person))));
  for (const { table, property, label } of columns)
    if (file.includes(toCanary(table, property))) exported.add(label);

  await runAsSystem((ctx) => erasePerson(actAs(ctx, person), person));
  await runAsSystem(runSweep);
  await collectTexts(left, (text) => CANARY.test(text));
});

test('the register of personal data has every text of every table', () => {
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter(({ purpose }) => purpose === '').map(({ label }) => label)).toEqual([]);
});

test('the register of personal data names what an erasure leaves, with the reason', () => {
  const unexplained = columns.filter(({ label, kept }) => left.has(label) && kept === undefined);
  expect(unexplained.map(({ label }) => label)).toEqual([]);
  const outdated = columns.filter(
    ({ label, kept, isPrecise }) => kept !== undefined && isPrecise.kept && !left.has(label),
  );
  expect(outdated.map(({ label }) => label)).toEqual([]);
});

test('the register of personal data names what an export does not show, with the reason', () => {
  // A text that must be the person's own address to be found is no canary.
  const hidden = columns.filter(({ label }) => planted.has(label) && !exported.has(label));
  expect(hidden.filter(({ withheld }) => withheld === undefined).map(({ label }) => label)).toEqual([]);
  const outdated = columns.filter(
    ({ label, withheld, isPrecise }) => withheld !== undefined && isPrecise.withheld && exported.has(label),
  );
  expect(outdated.map(({ label }) => label)).toEqual([]);
});

test('plants a canary in every text but the addresses and links by which the code finds a person', () => {
  const bare = columns.map(({ label }) => label).filter((label) => !planted.has(label));
  expect(bare.toSorted()).toEqual([
    'celebrity_profiles.email',
    'mails.recipient',
    'reminders.email',
    'reports.reporterEmail',
    'verification.identifier',
    'verification.value',
  ]);
});

test('an erasure leaves no file of its person', async () => {
  const { objects } = await env.MEDIA.list();
  expect(objects.map(({ key }) => key)).toEqual([]);
});

test('nothing of a person is logged when they export and erase it', () => {
  expect(logged.some((line) => line.includes('account_erased'))).toBe(true);
  expect(logged.filter((line) => CANARY.test(line))).toEqual([]);
});
