import { describe, expect, it } from 'vitest';
import { featureTexts } from './feature-texts.ts';

const texts = { title: 'Log in', help: 'With your email address' };

describe('the texts of a feature', () => {
  it("are overridden by an editor's", () => {
    expect(featureTexts('login', texts, 'en', [{ key: 'login.title', text: 'Come in' }]).title).toBe(
      'Come in',
    );
  });

  it('ignore overrides that are blank, unknown or of another part', () => {
    const overrides = [
      { key: 'login.title', text: ' ' },
      { key: 'login.toString', text: 'x' },
      { key: 'register.title', text: 'x' },
    ];
    expect(featureTexts('login', texts, 'en', overrides)).toEqual(texts);
  });
});
