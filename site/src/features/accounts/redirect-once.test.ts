import { describe, expect, it, vi } from 'vitest';
import { redirectOnce } from './redirect-once.ts';

describe('the redirect to the login page', () => {
  it('happens at once, and again only two seconds later', () => {
    let now = 0;
    const go = vi.fn();
    const redirect = redirectOnce(go, () => now);
    redirect('/a');
    redirect('/b');
    now = 1999;
    redirect('/c');
    expect(go.mock.calls).toEqual([['/a']]);
    now = 2000;
    redirect('/d');
    expect(go.mock.calls).toEqual([['/a'], ['/d']]);
  });
});
