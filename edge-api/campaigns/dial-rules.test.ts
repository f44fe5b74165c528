import { expect, test } from 'vitest';
import { USUAL_FOCAL } from '../media/focal-rules.ts';
import { getDialGap, renderDial, renderDialLabel, toMinute, type Dial } from './dial-rules.ts';

const FACE = { url: '/api/media/file/a-400.webp', width: 900, height: 1200, focal: USUAL_FOCAL };
const dial = (more: Partial<Dial> = {}) =>
  renderDial({ label: 'The hour', count: 0, gap: 10, face: FACE, ...more });
/** Returns the minutes at which a colour's circles have a dash; a dash that repeats counts each time. */
const listDashes = (svg: string, colour: string): readonly number[] =>
  [...svg.matchAll(/r="([^"]*)" stroke="([^"]*)"[^>]*dasharray="([^"]*)" stroke-dashoffset="([^"]*)"/g)]
    .filter(([, , stroke]) => stroke === colour)
    .flatMap(([, radius, , dashes = '', offset]) => {
      const minute = (2 * Math.PI * Number(radius)) / 60;
      const pattern = dashes.split(' ').map(Number);
      const length = pattern.reduce((sum, part) => sum + part, 0);
      const lengths = Array.from({ length: Math.round((60 * minute) / length) }, () => pattern).flat();
      return lengths.flatMap((_, index) => {
        const before = lengths.slice(0, index).reduce((sum, part) => sum + part, 0);
        // From the middle of a dash; a circle starts at three o'clock.
        const middle = (before + 3 - Number(offset)) / minute + 15;
        return index % 2 === 0 ? [Math.round(middle * 10) / 10] : [];
      });
    });
const countStrokes = (svg: string, colour: string) =>
  [...svg.matchAll(/<path d="([^"]*)" stroke="([^"]*)"/g)]
    .filter(([, , stroke]) => stroke === colour)
    .reduce((sum, [, path = '']) => sum + path.split('M').length - 1, listDashes(svg, colour).length);
const LIT = '#ffd9a8';

test('each answer has a minute of its own until all sixty are taken', () => {
  const hour = Array.from({ length: 60 }, (_, index) => toMinute(index + 1));
  expect(new Set(hour).size).toBe(60);
  expect(Math.min(...hour)).toBe(1);
  expect(Math.max(...hour)).toBe(60);
  expect(toMinute(61)).toBe(toMinute(1));
});

test('lights one stroke for each paid answer, and stacks a ring past sixty', () => {
  expect(countStrokes(dial({ count: 0 }), LIT)).toBe(0);
  expect(countStrokes(dial({ count: 24 }), LIT)).toBe(24);
  const stacked = dial({ count: 75 });
  expect(countStrokes(stacked, LIT)).toBe(75);
  expect(stacked.match(/stroke-dasharray/g)).toHaveLength(2);
});

test.each([1, 2, 24, 59, 60])('lights the minutes of %i answers', (count) => {
  const minutes = Array.from({ length: count }, (_, index) => toMinute(index + 1));
  const lit = listDashes(dial({ count }), LIT).map((minute) => (minute > 60 ? minute - 60 : minute));
  expect(lit.toSorted((a, b) => a - b)).toEqual(minutes.toSorted((a, b) => a - b));
});

test('shows nothing of a number that is not public, but one’s own minute', () => {
  const hidden = dial({ count: null });
  expect(countStrokes(hidden, LIT)).toBe(0);
  const own = dial({ count: null, own: 33 });
  expect(countStrokes(own, LIT)).toBe(1);
  expect(countStrokes(own, '#ff5a4f')).toBe(1);
  expect(renderDialLabel('Noor', null, 33).en).toBe(
    'The hour with Noor: every answer lights one stroke. Minute 33 is yours.',
  );
});

test('says its number to people who cannot see it, with what people wrote made safe', () => {
  expect(dial({ label: renderDialLabel('A <b> "C"', 24).nl })).toContain(
    'role="img" aria-label="Het uur met A &#60;b&#62; &#34;C&#34;: 24 antwoorden."',
  );
  expect(renderDialLabel('Noor', 1).en).toBe('The hour with Noor: 1 answer.');
});

test('leads from a stroke to its answer, as a group of links', () => {
  const svg = dial({ count: 3, leads: [{ minute: 1, href: '#answer-1', label: 'Mila’s answer' }] });
  expect(svg).toContain('role="group"');
  expect(svg).toContain('<a href="#answer-1" aria-label="Mila’s answer">');
});

test('has at most 6 kB with 200 strokes, whatever is on it, and does not grow with ten thousand', () => {
  const leads = Array.from({ length: 12 }, (_, index) => ({
    minute: toMinute(index + 1),
    href: `#answer-${index + 1}`,
    label: 'Het antwoord van Maximiliaan',
  }));
  const full = dial({ count: 200, own: 33, chosen: [33, 12], leads });
  expect(full.length).toBeLessThanOrEqual(6000);
  expect(dial({ count: 10_000, own: 33 }).length).toBeLessThanOrEqual(6000);
});

test('the ring is open by the days that are left, and closes when the story is told', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const gap = (deadline: string | null, isOpen = true, isTold = false) =>
    getDialGap(deadline, isOpen, isTold, now);
  expect(gap('2026-12-07T12:00:00Z')).toBe(10);
  expect(gap('2026-11-27T13:00:00Z')).toBe(1);
  expect(gap('2027-11-27T13:00:00Z')).toBe(59);
  expect(gap(null)).toBe(60);
  expect(gap('2026-11-20T12:00:00Z', false)).toBe(1);
  expect(gap(null, false, true)).toBe(0);
  expect(dial({ gap: 0 })).toContain('<circle r="133"');
  expect(dial({ gap: 60 })).not.toContain('#d6c2ff');
});
