import { expect, test } from 'vitest';
import { findSamePeople } from './same-people-rules.ts';

const create = (id: string, traces: Partial<Record<'method' | 'device' | 'network', string>> = {}) => ({
  id,
  method: null,
  device: null,
  network: null,
  ...traces,
});
const find = (...answers: ReturnType<typeof create>[]) =>
  Object.fromEntries(
    [...findSamePeople(answers)].map(([{ id }, others]) => [
      id,
      others.map(({ other, by }) => `${other.id}: ${by.join()}`),
    ]),
  );

test('answers that share a payment method, a device or a network may be the same person’s', () => {
  expect(
    find(
      create('a', { method: 'm1', network: 'n1' }),
      create('b', { method: 'm1', device: 'd1', network: 'n1' }),
      create('c', { device: 'd1' }),
      create('d', { method: 'm2', network: 'n2' }),
    ),
  ).toEqual({ a: ['b: method,network'], b: ['a: method,network', 'c: device'], c: ['b: device'] });
});

test('what is not known is not shared, and one kind is never compared with another', () => {
  expect(find(create('a'), create('b'))).toEqual({});
  expect(find(create('a', { method: 'x' }), create('b', { device: 'x' }))).toEqual({});
});
