import { expect, it } from 'vitest';
import { mailLink } from '#site/ui/link.ts';
import { phoneLink } from './WinnerCard.tsx';

it.each([
  ['06 1234 5678', 'tel:0612345678'],
  ['+31 (0)6 1234-5678', 'tel:+31612345678'],
  ['(020) 123 45 67', 'tel:0201234567'],
])('dials %s as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

it('links to the address and adds nothing to the mail', () => {
  expect(mailLink('emma+fan@example.org')).toBe('mailto:emma%2Bfan@example.org');
  expect(mailLink('a?bcc=x@example.org')).toBe('mailto:a%3Fbcc%3Dx@example.org');
});
