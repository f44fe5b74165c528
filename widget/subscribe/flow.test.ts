import { expect, it } from 'vitest';
import { reduceFlow, getButtonLabelKey, createFlowState, type FlowEvent, type FlowState } from './flow.ts';

const SANNE = { name: 'Sanne de Vries', email: 'sanne@example.test' };
const CREDENTIALS = { email: 'new@example.test', password: 'aB3$kL9!mN2@' };
const CHECKOUT = 'https://pay.example.test/c/1';

function after(...events: readonly FlowEvent[]): FlowState {
  return events.reduce(reduceFlow, createFlowState(null));
}

const typed = (field: 'answer' | 'email' | 'password', value: string): FlowEvent => ({
  type: 'typed',
  field,
  value,
});

it('the steps requests another checkout when the answer changes', () => {
  const state = after(
    { type: 'authenticated', person: SANNE, credentials: CREDENTIALS },
    { type: 'checkoutReady', activity: 'idle', url: CHECKOUT },
    typed('answer', 'Another answer'),
  );
  expect(state.checkout).toBeNull();
  expect(getButtonLabelKey(state)).toBe('subscribe');
});

it('the form clears the password once it is used or not needed', () => {
  const asked = after({ type: 'passwordAsked', message: 'Hi', way: 'password' }, typed('password', 'secret'));
  expect(reduceFlow(asked, { type: 'authenticated', person: SANNE, credentials: null }).password).toBe('');
  expect(reduceFlow(asked, { type: 'emailChangeRequested' }).password).toBe('');
  expect(reduceFlow(asked, { type: 'sessionLost', message: '' }).password).toBe('');
});

it('the form does not overwrite a field with an older draft', () => {
  const state = after(typed('answer', 'New'), {
    type: 'restored',
    answer: 'Old',
    email: 'old@example.test',
    codeRequest: '',
    welcome: '',
  });
  expect(state).toMatchObject({ answer: 'New', email: 'old@example.test' });
});

it('the form ignores a session change during a call', () => {
  const busy = after({ type: 'started', activity: 'authenticating' });
  expect(reduceFlow(busy, { type: 'personKnown', person: SANNE })).toBe(busy);
});
