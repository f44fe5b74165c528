import { describe, expect, it } from 'vitest';
import { isOpenAt, validateFields } from './validate-fields.ts';
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

describe('the steps', () => {
  it('starts at the e-mail step, or at the last one with a session', () => {
    expect(createFlowState(null)).toMatchObject({ step: 'email', person: null });
    expect(createFlowState(SANNE)).toMatchObject({ step: 'authenticated', person: SANNE });
  });

  it('labels the button with its next action', () => {
    const steps: readonly [FlowState, string][] = [
      [createFlowState(null), 'continue'],
      [after({ type: 'started', activity: 'authenticating' }), 'processing'],
      [after({ type: 'passwordAsked', message: 'Hi', way: 'password' }), 'login'],
      [createFlowState(SANNE), 'subscribe'],
      [after({ type: 'leaving', url: CHECKOUT }), 'processing'],
    ];
    for (const [state, label] of steps) expect(getButtonLabelKey(state)).toBe(label);
  });

  it('offers the payment once a new account has its checkout', () => {
    const state = after(
      { type: 'authenticated', person: SANNE, credentials: CREDENTIALS },
      { type: 'started', activity: 'subscribing' },
      { type: 'checkoutReady', url: CHECKOUT },
    );
    expect(state).toMatchObject({ checkout: CHECKOUT, credentials: CREDENTIALS });
    expect(getButtonLabelKey(state)).toBe('continueToPayment');
  });

  it('requests another checkout when the answer changes', () => {
    const state = after(
      { type: 'authenticated', person: SANNE, credentials: CREDENTIALS },
      { type: 'checkoutReady', url: CHECKOUT },
      typed('answer', 'Another answer'),
    );
    expect(state.checkout).toBeNull();
    expect(getButtonLabelKey(state)).toBe('subscribe');
  });
});

describe('the texts of the fields', () => {
  it('keeps answer and address when the session is lost', () => {
    const state = after(
      typed('answer', 'Because'),
      { type: 'authenticated', person: SANNE, credentials: null },
      { type: 'sessionLost', message: 'Log in again' },
    );
    expect(state).toMatchObject({
      step: 'email',
      answer: 'Because',
      email: SANNE.email,
      person: null,
      error: 'Log in again',
    });
  });

  it('keeps credentials on the screen when the subscribe call fails', () => {
    const state = after(
      { type: 'authenticated', person: SANNE, credentials: CREDENTIALS },
      { type: 'failed', message: 'The payment provider does not answer.' },
    );
    expect(state.credentials).toEqual(CREDENTIALS);
    expect(getButtonLabelKey(state)).toBe('subscribe');
  });

  it('clears the password once it is used or not needed', () => {
    const asked = after(
      { type: 'passwordAsked', message: 'Hi', way: 'password' },
      typed('password', 'secret'),
    );
    expect(reduceFlow(asked, { type: 'authenticated', person: SANNE, credentials: null }).password).toBe('');
    expect(reduceFlow(asked, { type: 'emailChangeRequested' }).password).toBe('');
    expect(reduceFlow(asked, { type: 'sessionLost', message: '' }).password).toBe('');
  });

  it('does not overwrite a field with an older draft', () => {
    const state = after(typed('answer', 'New'), {
      type: 'restored',
      answer: 'Old',
      email: 'old@example.test',
    });
    expect(state).toMatchObject({ answer: 'New', email: 'old@example.test' });
  });

  it('ignores a session change during a call', () => {
    const busy = after({ type: 'started', activity: 'authenticating' });
    expect(reduceFlow(busy, { type: 'personKnown', person: SANNE })).toBe(busy);
  });

  it('is idle and drops the checkout when the page is restored from the back/forward cache', () => {
    const state = after({ type: 'leaving', url: CHECKOUT }, { type: 'resumed' });
    expect(state).toMatchObject({ activity: 'idle', checkout: null });
  });
});

describe('field errors', () => {
  const refused = after({ type: 'refused', errors: { email: 'No', answer: 'Nor this' } });

  it('focuses the first invalid field', () => {
    expect(refused.focusRequest.to).toBe('answer');
  });

  it('clears only the error of the edited field', () => {
    const state = reduceFlow(refused, typed('answer', 'x'));
    expect(state.errors).toEqual({ answer: undefined, email: 'No', password: undefined });
  });
});

describe('validation', () => {
  const strange = createFlowState(null);

  it('requires an answer only where there is a question', () => {
    expect(validateFields(createFlowState(SANNE), true)).toEqual([['answer', 'answerRequired']]);
    expect(validateFields(createFlowState(SANNE), false)).toEqual([]);
  });

  it('requires an e-mail address of the form x@y.z without spaces', () => {
    const wrong = ['sanne', 'sanne@example', 'san ne@example.test', '@example.test'];
    expect(validateFields(strange, false)).toEqual([['email', 'emailRequired']]);
    for (const email of wrong) {
      expect(validateFields({ ...strange, email }, false)).toEqual([['email', 'emailInvalid']]);
    }
    expect(validateFields({ ...strange, email: ' sanne@example.test ' }, false)).toEqual([]);
  });

  it('requires a password in the password step, also one of spaces', () => {
    const asked = reduceFlow(
      { ...strange, email: 'a@b.c' },
      { type: 'passwordAsked', message: '', way: 'password' },
    );
    expect(validateFields(asked, false)).toEqual([['password', 'passwordMissing']]);
    expect(validateFields({ ...asked, password: ' ' }, false)).toEqual([]);
  });

  it('refuses an answer of more than 2000 characters', () => {
    expect(validateFields({ ...createFlowState(SANNE), answer: 'a'.repeat(2000) }, true)).toEqual([]);
    expect(validateFields({ ...createFlowState(SANNE), answer: 'a'.repeat(2001) }, true)).toEqual([
      ['answer', 'answerTooLong'],
    ]);
  });
});

describe('an open campaign', () => {
  const campaign = {
    isActive: true,
    subscriptionStartDate: null,
    subscriptionDeadline: '2026-12-01T12:00:00.000Z',
  };

  it('is open until the deadline, and closed at it', () => {
    expect(isOpenAt(campaign, new Date('2026-12-01T11:59:59.999Z'))).toBe(true);
    expect(isOpenAt(campaign, new Date('2026-12-01T12:00:00.000Z'))).toBe(false);
  });

  it('is closed before the start and when the owner closed it', () => {
    const now = new Date('2026-11-01T12:00:00.000Z');
    expect(isOpenAt({ ...campaign, subscriptionStartDate: '2026-11-02T00:00:00.000Z' }, now)).toBe(false);
    expect(isOpenAt({ ...campaign, isActive: false }, now)).toBe(false);
  });
});
