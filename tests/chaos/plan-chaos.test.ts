import { expect, test } from 'vitest';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { planChaos } from './plan-chaos.ts';
import { ACTS, ACTS_COUNT } from './play.ts';

test('the same minutes and seed plan the same run, another seed another one', () => {
  expect(planChaos(1, 7)).toEqual(planChaos(1, 7));
  expect(planChaos(1, 8).people).not.toEqual(planChaos(1, 7).people);
  expect(planChaos(1, 8).disruptions).not.toEqual(planChaos(1, 7).disruptions);
});

test('the acts of a person stay the same when the run takes longer', () => {
  const [short, long] = [planChaos(1, 3), planChaos(2, 3)];
  short.people.forEach((person, at) =>
    expect(long.people[at]?.lives.slice(0, person.lives.length)).toEqual(person.lives),
  );
});

test.for([1, 10])(
  'thirty people act, and the copy is killed three times or more in %i minutes',
  (minutes) => {
    const { people, disruptions } = planChaos(minutes, 1);
    expect(people).toHaveLength(30);
    expect(new Set(people.map(({ kind }) => kind)).size).toBe(6);
    expect(new Set(people.map(({ name }) => name)).size).toBe(30);
    expect(disruptions.filter(({ kind }) => kind === 'kill').length).toBeGreaterThanOrEqual(3);
    expect(new Set(disruptions.map(({ kind }) => kind)).size).toBe(3);
    for (const { atMs } of disruptions) expect(atMs).toBeLessThan(minutes * MINUTE_MS);
  },
);

test('messages meet every fate, and most of them arrive', () => {
  const { fates } = planChaos(1, 1);
  expect(new Set(fates).size).toBe(5);
  expect(fates.filter((fate) => fate === 'delivered').length).toBeGreaterThan(fates.length / 2);
});

test('every act that is planned can be played, in one way', () => {
  const planned = planChaos(10, 1).people.flatMap(({ lives }) => lives.flat().map(({ name }) => name));
  expect([...new Set(planned)].filter((name) => !ACTS.has(name))).toEqual([]);
  expect(ACTS.size).toBe(ACTS_COUNT);
});
