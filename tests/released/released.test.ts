import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBreakingChanges } from './find-breaking-changes.ts';
import { readDocument, RELEASED_FILE } from './read-document.ts';

const released: unknown = JSON.parse(readFileSync(RELEASED_FILE, 'utf8'));

test('the API breaks no client of the last release', async () => {
  const changes = findBreakingChanges(released, await readDocument());
  expect(changes, 'undo these, or release a version that says so: npm run keep-api').toEqual([]);
});

type Change = readonly [address: string, value: unknown];

/** Returns what breaks once values in the released document are others; undefined removes one. */
function breakBy(changes: readonly Change[]): readonly string[] {
  const after: unknown = structuredClone(released);
  for (const [address, value] of changes) {
    const keys = address.split(' ');
    const name = keys.pop() ?? '';
    const parent = Object(keys.reduce((at: unknown, key) => Object(at)[key], after));
    if (value === undefined) Reflect.deleteProperty(parent, name);
    else Reflect.set(parent, name, value);
  }
  return findBreakingChanges(released, after);
}

const CARD = 'components schemas CampaignCard';
const SUBSCRIBE = 'components schemas Subscribe';
const STORIES = 'paths /api/stories get';
const { required: cardFields } = Object(released).components.schemas.CampaignCard;
const { required: answerFields } = Object(released).components.schemas.Subscribe;
const { parameters } = Object(released).paths['/api/stories'].get;

const text = { type: 'string' };
const withoutSlug = cardFields.filter((name: string) => name !== 'slug');
test.each<[what: string, problem: string, changes: readonly Change[]]>([
  ['that removes a path', 'GET /api/stories is gone', [['paths /api/stories', undefined]]],
  ['that removes a call', 'GET /api/stories is gone', [[STORIES, undefined]]],
  [
    'that removes a field of an answer',
    'GET /api/campaigns-list: 200.docs.items.slug is gone',
    [
      [`${CARD} properties slug`, undefined],
      [`${CARD} required`, withoutSlug],
    ],
  ],
  [
    'that leaves out a field now and then',
    'GET /api/campaigns-list: 200.docs.items.slug may be missing',
    [[`${CARD} required`, withoutSlug]],
  ],
  [
    'that gives a field another type',
    'GET /api/campaigns-list: 200.docs.items.slug is "integer", not "string"',
    [[`${CARD} properties slug`, { type: 'integer' }]],
  ],
  [
    'that makes a field null',
    'GET /api/campaigns-list: 200.docs.items.slug is "null", not "string"',
    [[`${CARD} properties slug`, { type: ['string', 'null'] }]],
  ],
  [
    'that asks for a new field',
    'POST /api/campaign-subscribe: body.phone is required',
    [
      [`${SUBSCRIBE} properties phone`, text],
      [`${SUBSCRIBE} required`, [...answerFields, 'phone']],
    ],
  ],
  [
    'that no longer takes a field',
    'POST /api/campaign-subscribe: body.via is gone',
    [[`${SUBSCRIBE} properties via`, undefined]],
  ],
  [
    'that takes fewer values',
    'POST /api/campaign-subscribe: body.via may be another value',
    [[`${SUBSCRIBE} properties via enum`, ['link']]],
  ],
  [
    'that takes shorter texts',
    'POST /api/campaign-subscribe: body.campaign has another maxLength',
    [[`${SUBSCRIBE} properties campaign maxLength`, 5]],
  ],
  [
    'that asks for a parameter',
    'GET /api/stories: after is required',
    [[`${STORIES} parameters 0 required`, true]],
  ],
  [
    'that drops a parameter',
    'GET /api/stories: after is gone',
    [[`${STORIES} parameters`, parameters.slice(1)]],
  ],
  [
    'that asks for a session',
    'GET /api/stories: needs a session',
    [[`${STORIES} security`, [{ cookie: [] }]]],
  ],
  [
    'of the status of a success',
    'GET /api/stories: answers no 200',
    [[`${STORIES} responses 200`, undefined]],
  ],
])('a change breaks clients %s', (_what, problem, changes) => expect(breakBy(changes)).toContain(problem));

test.each<[what: string, changes: readonly Change[]]>([
  ['adds a path', [['paths /api/new', Object(released).paths['/api/stories']]]],
  ['adds a field to what is sent', [[`${SUBSCRIBE} properties phone`, text]]],
  [
    'adds a field to an answer',
    [
      [`${CARD} properties colour`, text],
      [`${CARD} required`, [...cardFields, 'colour']],
    ],
  ],
  ['takes longer texts', [[`${SUBSCRIBE} properties campaign maxLength`, 5000]]],
  [
    'adds a parameter',
    [[`${STORIES} parameters`, [...parameters, { in: 'query', name: 'x', schema: text }]]],
  ],
])('a change breaks no client that %s', (_what, changes) => expect(breakBy(changes)).toEqual([]));
