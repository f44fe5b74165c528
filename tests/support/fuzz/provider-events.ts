import fc from 'fast-check';
import {
  COMPLETED,
  createProviderEvent,
  createSessionObject,
  EXPIRED,
  FAILED,
  REFUNDED,
  SUCCEEDED,
} from '../provider.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

const TYPES = [
  ...[COMPLETED, SUCCEEDED, FAILED, EXPIRED, REFUNDED],
  ...'charge.dispute.created charge.dispute.closed refund.failed refund.updated'.split(' '),
];
const CHANGES = [
  ...'status payment_status amount_total currency expires_at payment_intent'.split(' '),
  ...'metadata id charge amount refunds'.split(' '),
];

/** Messages of the payment provider about a submission, with parts in forms that it never sends. */
export function fuzzEvent(submissionId: string): fc.Arbitrary<unknown> {
  const changes = fc.dictionary(fc.oneof(fc.constantFrom(...CHANGES), hostileText), hostileValue, {
    maxKeys: 3,
  });
  const event = fc.tuple(fc.constantFrom(...TYPES), changes, fc.uuid()).map(([type, changed, id]) => {
    const about = { sessionId: `cs_fuzz_${id}`, submissionId, campaign: { id } };
    return createProviderEvent(type, createSessionObject(about, changed));
  });
  const broken = fc.tuple(event, fc.constantFrom('id', 'type', 'created', 'data'), hostileValue);
  return fc.oneof(
    { weight: 4, arbitrary: event },
    { weight: 2, arbitrary: broken.map(([whole, name, value]) => ({ ...whole, [name]: value })) },
    { weight: 1, arbitrary: hostileValue },
  );
}
