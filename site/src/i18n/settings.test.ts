import { describe, expect, it } from 'vitest';
import { Settings } from './settings.ts';
import { listTextNames } from './list-text-names.ts';

describe('the settings', () => {
  it('may leave out all but the description', () => {
    expect(Settings.parse({ description: 'A site' })).toEqual({
      description: 'A site',
      shareImage: '/pictures/share.png',
      texts: [],
    });
  });

  it('may leave a text blank, as the editor saves one that was only begun', () => {
    expect(Settings.parse({ description: 'A site', texts: [{ key: 'header.login' }] }).texts).toEqual([
      { key: 'header.login', text: '' },
    ]);
  });

  it('name texts of the interface, of the features and of the widget', () => {
    const names = listTextNames();
    expect(names.get('header.login')).toBe('Inloggen');
    for (const name of [
      'accounts.login.title',
      'campaigns.card.join',
      'payment.paidTitle',
      'subscribe.title',
    ])
      expect(names.has(name), name).toBe(true);
    expect(names.has('subscribe.invented')).toBe(false);
  });
});
