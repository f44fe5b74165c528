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
