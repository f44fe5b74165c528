import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDINGS, GRACE_DAYS, type Missing } from '../campaigns/outcome-rules.ts';
import { addDays, findMissing, judgeOutcome, listSteps, type OutcomeFacts } from './rules.ts';

const DAYS = { choiceDays: 14, thanksDays: 42 };
const START = new Date('2026-03-01T10:00:00Z');
const NOTHING = { overdueAt: null, moreTimeUntil: null };
const dayAfter = (day: number) => addDays(START, day);

const CLOSED: OutcomeFacts = {
  closedAt: START,
  hasFans: true,
  nomineesAt: null,
  winnersAt: null,
  goneAt: null,
  settledAt: null,
  postponedAt: null,
  plannedAt: null,
  thankedAt: null,
  moreTimeUntil: null,
};

test.each<[string, Partial<OutcomeFacts>, string | undefined, number]>([
  ['fans, where nobody took part', { hasFans: false }, 'fans', 0],
  ['nominees, where fans paid', {}, 'nominees', 0],
  ['a choice, since the nominees are known', { nomineesAt: dayAfter(2) }, 'choice', 2],
  ['an answer, since the winners were chosen', { winnersAt: dayAfter(5) }, 'answer', 5],
  ['a date, since a winner accepted', { winnersAt: dayAfter(5), settledAt: dayAfter(6) }, 'date', 6],
  [
    'a date, since it was put off',
    { winnersAt: dayAfter(5), settledAt: dayAfter(6), postponedAt: dayAfter(9) },
    'date',
    9,
  ],
  [
    'the meeting, also after a thank-you',
    { winnersAt: dayAfter(5), settledAt: dayAfter(6), plannedAt: dayAfter(99), thankedAt: dayAfter(7) },
    'meeting',
    6,
  ],
  [
    'a thank-you, since the meeting',
    { winnersAt: dayAfter(5), settledAt: dayAfter(6), plannedAt: dayAfter(8) },
    'thanks',
    8,
  ],
])('what a campaign waits for is %s', (_what, facts, missing, day) => {
  expect(findMissing({ ...CLOSED, ...facts }, dayAfter(10))).toEqual({ missing, since: dayAfter(day) });
});

test('what a campaign waits for when nobody is left to ask is the end: in a week, or when the meeting begins', () => {
  const find = (more: Partial<OutcomeFacts>) =>
    findMissing({ ...CLOSED, nomineesAt: dayAfter(2), goneAt: dayAfter(9), ...more }, dayAfter(10));
  const gone = { missing: 'answer', since: dayAfter(9) } as const;
  expect(find({})).toEqual({ ...gone, returnAt: dayAfter(16) });
  expect(find({ plannedAt: dayAfter(12) })).toEqual({ ...gone, returnAt: dayAfter(12) });
  const returnAt = dayAfter(20);
  expect(find({ plannedAt: dayAfter(12), moreTimeUntil: returnAt })).toEqual({ ...gone, returnAt });
  const judge = (day: number) => judgeOutcome({ ...gone, returnAt }, DAYS, NOTHING, dayAfter(day));
  expect(judge(19.99)).toMatchObject({ step: undefined, nextAt: returnAt, returnAt });
  expect(judge(20).step?.due).toBe('return');
});

test('what a campaign waits for is nothing once they met and were thanked', () => {
  const met = {
    winnersAt: dayAfter(5),
    settledAt: dayAfter(6),
    plannedAt: dayAfter(8),
    thankedAt: dayAfter(9),
  };
  expect(findMissing({ ...CLOSED, ...met }, dayAfter(10))).toBeUndefined();
});

const toTable = (missing: Missing) => listSteps(missing, DAYS).map(({ day, due }) => `${day} ${due}`);

test('the table reminds an owner who has not chosen, says so, and gives everything back', () => {
  const steps = ['3 remind', '7 remind', '12 remind', '14 tell', '21 return'];
  expect(toTable('choice')).toEqual(steps);
  expect(toTable('nominees')).toEqual(steps);
});

test('the table gives back within the year that fans were promised', () => {
  expect(toTable('date').at(-1)).toBe('365 return');
});

test('the table asks twice for a thank-you and then says that it has not come', () => {
  expect(toTable('thanks')).toEqual(['14 remind', '28 remind', '42 tell']);
  expect(listSteps('thanks', { ...DAYS, thanksDays: 0 })).toEqual([{ day: 0, due: 'tell' }]);
});

test('the table leaves out reminders that would come after the end', () => {
  const steps = listSteps('choice', { ...DAYS, choiceDays: 5 });
  expect(steps.map(({ day, due }) => `${day} ${due}`)).toEqual(['3 remind', '5 tell', '12 return']);
});

const judge = (day: number, overdue: Partial<{ overdueAt: Date | null; moreTimeUntil: Date | null }> = {}) =>
  judgeOutcome({ missing: 'choice', since: START }, DAYS, { ...NOTHING, ...overdue }, dayAfter(day));

test('what is due is told before everything goes back, however late the sweep is', () => {
  expect(judge(13).returnAt).toEqual(dayAfter(21));
  expect(judge(40)).toMatchObject({ step: { day: 14, due: 'tell' }, returnAt: dayAfter(47) });
  expect(judge(41, { overdueAt: dayAfter(40) }).step?.due).toBe('tell');
  expect(judge(46.99, { overdueAt: dayAfter(40) }).step?.due).toBe('tell');
  expect(judge(47, { overdueAt: dayAfter(40) }).step?.due).toBe('return');
});

test('what is due waits for the day until which the owner asked for more time', () => {
  const asked = { overdueAt: dayAfter(14), moreTimeUntil: dayAfter(30) };
  expect(judge(29.99, asked)).toMatchObject({ step: { due: 'tell' }, returnAt: dayAfter(30) });
  expect(judge(30, asked).step?.due).toBe('return');
});

test('what is due is known to the minute, and looked for once a day at least', () => {
  expect(judge(2.5).nextAt).toEqual(dayAfter(3));
  expect(judge(3).nextAt).toEqual(dayAfter(4));
});

const day = fc.integer({ min: 0, max: 400 });
const instant = fc.option(day.map(dayAfter));

/** Arbitrary facts, in which an event occurs only if the events that it requires do. */
const facts = fc
  .record({
    hasFans: fc.boolean(),
    nominees: instant,
    winners: instant,
    gone: instant,
    settled: instant,
    postponed: instant,
    planned: instant,
    thanked: instant,
  })
  .map(({ hasFans, nominees, winners, gone, settled, postponed, planned, thanked }): OutcomeFacts => ({
    closedAt: START,
    hasFans,
    nomineesAt: nominees,
    winnersAt: nominees && winners,
    goneAt: nominees && gone,
    settledAt: nominees && winners && settled,
    postponedAt: postponed,
    plannedAt: planned,
    thankedAt: nominees && winners && thanked,
    moreTimeUntil: null,
  }));

test('a campaign that is left alone comes to an end, whatever its state', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 30 }), (start, choiceDays) => {
      const days = { ...DAYS, choiceDays };
      let overdue = { what: '', at: START };
      let now = START;
      for (let looks = 0; looks < 2000; looks += 1) {
        const waiting = findMissing(start, now);
        if (!waiting) return;
        // If a winner does not answer, the next one is asked, which cannot go on for ever.
        if (waiting.missing === 'answer' && waiting.returnAt === undefined) return;
        const overdueAt = overdue.what === waiting.missing ? overdue.at : null;
        const { step, nextAt } = judgeOutcome(waiting, days, { overdueAt, moreTimeUntil: null }, now);
        if (step?.due === 'return' || nextAt === null) return;
        if (step?.due === 'tell' && overdueAt === null) overdue = { what: waiting.missing, at: now };
        expect(nextAt.getTime()).toBeGreaterThan(now.getTime());
        now = nextAt;
      }
      throw new Error('it stays for ever');
    }),
  );
});

test('nothing goes back before a week after everyone was told', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ENDINGS), day, day, fc.option(day), (missing, told, later, more) => {
      const overdue = { overdueAt: dayAfter(told), moreTimeUntil: more === null ? null : dayAfter(more) };
      const { step } = judgeOutcome({ missing, since: START }, DAYS, overdue, dayAfter(told + later));
      if (step?.due !== 'return') return;
      expect(later).toBeGreaterThanOrEqual(GRACE_DAYS);
      expect(told + later).toBeGreaterThanOrEqual(more ?? 0);
    }),
  );
});
