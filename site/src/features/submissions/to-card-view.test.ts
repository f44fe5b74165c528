import { describe, expect, it } from 'vitest';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import { toBadgeStatus, toCardView } from './to-card-view.ts';

const submission = { id: 's1', createdAt: '2026-09-05T10:00:00.000Z', paymentStatus: 'paid', answers: [] };

describe('a card', () => {
  it('shows the campaign, its picture and its celebrity', () => {
    const campaign = {
      id: 'c1',
      slug: 'x',
      name: 'X',
      image: { url: '/x.webp' },
      celebrity: { name: 'Noor' },
    };
    expect(toCardView({ ...submission, campaign })).toEqual({
      name: 'X',
      artist: 'Noor',
      slug: 'x',
      imageUrl: '/x.webp',
      gradientId: 'c1',
    });
  });

  it.each([
    ['nothing', undefined, 's1'],
    ['null', null, 's1'],
    ['a bare reference', 'c9', 'c9'],
    ['an object without anything', {}, 's1'],
    ['blank names', { name: ' ', celebrity: { name: '' }, image: null, slug: '' }, 's1'],
    ['a celebrity that is a reference', { celebrity: 'abc' }, 's1'],
  ])('falls back when the campaign is %s', (_, campaign, gradientId) => {
    expect(toCardView({ ...submission, campaign })).toEqual({
      name: null,
      artist: null,
      slug: null,
      imageUrl: null,
      gradientId,
    });
  });
});

describe('the date on a card', () => {
  it('is MMM dd, yyyy with the month of the language, on the day in Amsterdam', () => {
    expect(formatSubmittedDate('2026-09-05T10:00:00.000Z', 'en')).toBe('Sep 05, 2026');
    expect(formatSubmittedDate('2026-03-05T10:00:00.000Z', 'nl')).toBe('mrt 05, 2026');
    expect(formatSubmittedDate('2026-12-31T23:30:00.000Z', 'en')).toBe('Jan 01, 2027');
  });

  it.each(['', 'soon', '2026-13-45'])('is none for %j', (text) =>
    expect(formatSubmittedDate(text, 'en')).toBeNull(),
  );
});

describe('the badge', () => {
  it.each(['paid', 'pending', 'processing', 'failed'])('of %s has a colour of its own', (status) =>
    expect(toBadgeStatus(status)).toBe(status),
  );
  it.each(['refunded', 'cancelled', '', 'PAID'])('of %j is grey', (status) =>
    expect(toBadgeStatus(status)).toBe('refunded'),
  );
});
