import { expect, it } from 'vitest';
import { Settings } from './settings.ts';
import { listTextNames } from '../list-text-names.ts';

it('the settings need only a description', () => {
  expect(Settings.parse({ description: 'A site' })).toEqual({
    description: 'A site',
    shareImage: '/pictures/share.png',
    texts: [],
  });
});

it('the settings accept a text without words, as the editor saves a new one', () => {
  expect(Settings.parse({ description: 'A site', texts: [{ key: 'header.login' }] }).texts).toEqual([
    { key: 'header.login', text: '' },
  ]);
});

it('the settings name texts of the interface, of the features and of the widget', () => {
  const names = listTextNames('nl');
  expect(names.get('header.login')).toBe('Inloggen');
  for (const name of ['accounts.login.title', 'campaigns.card.join', 'payment.paidTitle', 'subscribe.title'])
    expect(names.has(name), name).toBe(true);
  expect(names.has('subscribe.invented')).toBe(false);
});
