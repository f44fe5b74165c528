import { expect, expectTypeOf, it } from 'vitest';
import { envelope, parseFrameMessage, parseLoaderMessage, type FrameMessage } from './messages.ts';

const GO = '/api/embed/go?key=a1-b2.lz3.c_4';

it('a message of the frame has the types that partners copy', () => {
  type Values = { readonly [Type in FrameMessage as Type['type']]: Type['value'] };
  type Copied<Type extends keyof Values> = `powerhour:${Type}` extends keyof HTMLElementEventMap
    ? HTMLElementEventMap[`powerhour:${Type}`]['detail']['value']
    : never;
  expectTypeOf<Copied<'ready'>>().toEqualTypeOf<Values['ready']>();
  expectTypeOf<Copied<'step'>>().toEqualTypeOf<Values['step']>();
  expectTypeOf<Copied<'subscribed'>>().toEqualTypeOf<Values['subscribed']>();
  expectTypeOf<Copied<'error'>>().toEqualTypeOf<Values['error']>();
});

it.each([
  { type: 'ready', value: '' },
  { type: 'height', value: '640' },
  { type: 'step', value: 'password' },
  { type: 'subscribed', value: 'paid' },
  { type: 'error', value: 'unreachable' },
  { type: 'go', value: GO },
  { type: 'close', value: '' },
] as const)('a message of the frame is parsed: $type', (message) => {
  expect(parseFrameMessage(envelope(message))).toEqual([message.type, message.value]);
});

it.each([
  undefined,
  { type: 'ready', value: '' },
  { powerHour: 2, type: 'ready', value: '' },
  { powerHour: '1', type: 'ready', value: '' },
  { powerHour: 1, type: 'height' },
  { powerHour: 1, type: 'ready', value: 'x' },
  { powerHour: 1, type: 'height', value: '-1' },
  { powerHour: 1, type: 'height', value: '99999' },
  { powerHour: 1, type: 'step', value: 'fan@example.org' },
  { powerHour: 1, type: 'subscribed', value: 'paid ' },
  { powerHour: 1, type: 'constructor', value: '' },
  { powerHour: 1, type: 'go', value: 'https://evil.example/' },
  { powerHour: 1, type: 'go', value: '/api/embed/go?key=x\n' },
  { powerHour: 1, type: 'go', value: '/api/embed/return?key=x' },
])('a message of the frame is ignored when its shape is invalid: %j', (data) => {
  expect(parseFrameMessage(data)).toEqual([]);
});

it('a message of the loader is the page of the widget', () => {
  const start = { type: 'start', page: 'https://charity.example/' } as const;
  expect(parseLoaderMessage(envelope(start))).toEqual(start);
});

it('a message of the loader is valid without a page when the address is too long', () => {
  const page = `https://charity.example/?${'x'.repeat(2000)}`;
  expect(parseLoaderMessage(envelope({ type: 'start', page }))?.page).toBe('');
});

it.each([
  null,
  'start',
  { powerHour: 2, type: 'start', page: '' },
  { powerHour: 1, type: 'start' },
  { powerHour: 1, type: 'start', page: 1 },
  { powerHour: 1, type: 'pay', page: '' },
])('a message of the loader is ignored when its shape is invalid: %j', (data) => {
  expect(parseLoaderMessage(data)).toBeUndefined();
});
