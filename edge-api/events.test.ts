import { globSync, readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { expect, test, vi } from 'vitest';
import { createLog } from './platform/log.ts';
import events from './platform/events.json' with { type: 'json' };

const INTRODUCTION = `# What is logged

Every line of the log is a JSON object with \`level\`, \`event\` and, in a request, \`requestId\` and \`path\`. The logger
accepts only the names in \`edge-api/platform/events.json\`, from which \`npx vitest run edge-api/events.test.ts -u\` renders
this table. [RUNBOOK.md](RUNBOOK.md) says what to do about a symptom.

| event | level | meaning | what to do |
| --- | --- | --- | --- |
`;

const ROWS = Object.entries(events).flatMap(([level, own]) =>
  Object.entries(own).map(([name, { meaning, action }]) => ({ name, level, meaning, action })),
);
const RUNBOOK = readFileSync('edge-api/RUNBOOK.md', 'utf8');

test('the table of events has each of them, as the logger knows it', async () => {
  const rows = ROWS.map(
    ({ name, level, meaning, action }) => `| \`${name}\` | ${level} | ${meaning} | ${action} |`,
  );
  const { code } = await format('EVENTS.md', INTRODUCTION + rows.join('\n'), { printWidth: 110 });
  await expect(code).toMatchFileSnapshot('./EVENTS.md');
});

test('the logger accepts no other name, and none at another level', () => {
  const { info } = createLog({});
  const line = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  info('sweep');
  // @ts-expect-error no event has this name
  info('swept');
  // @ts-expect-error this event is an error
  info('internal');
  expect(line).toHaveBeenCalledTimes(3);
});

test('each event is one that the code logs', () => {
  const code = globSync('edge-api/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/sandbox\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(ROWS.filter(({ name }) => !code.includes(`'${name}'`))).toEqual([]);
});

test('each symptom that an event refers to is in the run-book, or in the README', () => {
  const pages = RUNBOOK + readFileSync('edge-api/README.md', 'utf8');
  const symptoms = ROWS.flatMap(({ action }) =>
    [...action.matchAll(/[Ss]ee “([^”]+)”/g)].map(([, name]) => name),
  );
  expect(symptoms.length).toBeGreaterThan(10);
  expect(symptoms.filter((name) => !new RegExp(`^##+ ${name}$`, 'm').test(pages))).toEqual([]);
});

test('each alert rule is about events of their level', () => {
  const [, rules = ''] = /```yaml\n([^]*?)```/.exec(RUNBOOK) ?? [];
  const names = [...rules.matchAll(/event=~"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in events.error))).toEqual([]);
});
