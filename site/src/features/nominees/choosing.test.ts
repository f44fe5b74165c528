import { describe, expect, it } from 'vitest';
import { pressed } from './choosing.ts';

describe('pressing a nominee', () => {
  it('replaces the choice where there is one winner', () => {
    expect(pressed(['a'], 'b', 1)).toEqual({ chosen: ['b'], isFull: false });
  });

  it('adds up to the limit, and not beyond it', () => {
    expect(pressed(['a'], 'b', 2)).toEqual({ chosen: ['a', 'b'], isFull: false });
    expect(pressed(['a', 'b'], 'c', 2)).toEqual({ chosen: ['a', 'b'], isFull: true });
  });

  it('takes a choice back when pressed again', () => {
    expect(pressed(['a', 'b'], 'a', 2)).toEqual({ chosen: ['b'], isFull: false });
  });
});
