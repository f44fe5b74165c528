import { describe, expect, it } from 'vitest';
import { toggleNominee } from './use-winner-choice.ts';

describe('pressing a nominee', () => {
  it('replaces the choice where there is one winner', () => {
    expect(toggleNominee(['a'], 'b', 1)).toEqual({ chosen: ['b'], isFull: false });
  });

  it('adds up to the limit, and not beyond it', () => {
    expect(toggleNominee(['a'], 'b', 2)).toEqual({ chosen: ['a', 'b'], isFull: false });
    expect(toggleNominee(['a', 'b'], 'c', 2)).toEqual({ chosen: ['a', 'b'], isFull: true });
  });

  it('removes a choice when pressed again', () => {
    expect(toggleNominee(['a', 'b'], 'a', 2)).toEqual({ chosen: ['b'], isFull: false });
  });
});
