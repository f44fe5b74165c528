import { expect, test } from 'vitest';
import { THANK_YOU_METHODS, type ThankYouMethod } from '../campaigns/rules.ts';
import {
  FILE_BYTES_MAX,
  FILE_KINDS,
  FILE_TOO_LARGE,
  FILES_MAX,
  findMissing,
  getAllowedFileKinds,
  getRequirement,
  isTextEnough,
  thanksFileUrl,
  UPLOAD_ABANDONED_AFTER_MS,
  WRONG_FILE_TYPE,
  type FileKind,
} from './rules.ts';

const EXPECTED: Readonly<
  Record<ThankYouMethod, readonly [string, readonly FileKind[], readonly FileKind[]]>
> = {
  video: ['video', ['video', 'captions'], ['video', 'captions', 'photo']],
  audio: ['audio', ['audio'], ['audio', 'photo']],
  photos: ['photo', ['photo'], ['photo']],
  text: ['message', [], ['photo']],
  'pooh-send': ['message', ['photo'], ['photo']],
};

test.each(THANK_YOU_METHODS)('a thank-you by %s requires and allows what belongs to it', (method) => {
  const [requirement, kinds, withPhotos] = EXPECTED[method];
  expect(getRequirement(method)).toBe(requirement);
  expect(getAllowedFileKinds(method, false)).toEqual(kinds);
  expect(getAllowedFileKinds(method, true)).toEqual(withPhotos);
});

test.each<[ThankYouMethod, string, readonly FileKind[], string | undefined]>([
  ['text', 'Thanks!', [], undefined],
  ['text', ' \u200B', ['photo'], 'message'],
  ['video', '', ['captions', 'video'], undefined],
  ['video', 'Thanks!', ['captions'], 'video'],
  ['photos', 'Thanks!', [], 'photo'],
  ['photos', '', ['photo', 'photo'], undefined],
])('a thank-you by %s with the message %j and files of %j misses: %s', (method, message, kinds, path) => {
  const files = kinds.map((kind) => ({ kind }));
  const missing = findMissing(method, { message, files, isTextEnough: false });
  expect(missing?.path).toBe(path);
  if (missing) expect(missing.message.en).toMatch(/^(Add|Write) /);
  const late = findMissing(method, { message, files, isTextEnough: true });
  expect(late?.path).toBe(message === 'Thanks!' ? undefined : path);
});

test('a thank-you may be a text alone two weeks after the meeting', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  expect(isTextEnough(new Date('2026-06-01T12:00:00Z'), now)).toBe(true);
  expect(isTextEnough(new Date('2026-06-01T12:00:01Z'), now)).toBe(false);
  expect(isTextEnough(null, now)).toBe(false);
});

test('a thank-you holds files of so many bytes', () => {
  expect(FILE_BYTES_MAX).toEqual({
    video: 99_614_720,
    captions: 524_288,
    audio: 52_428_800,
    photo: 10_485_760,
  });
});

test.each(FILE_KINDS)('a thank-you says what is wrong with a file for %s', (kind) => {
  expect(FILE_TOO_LARGE[kind].nl).toContain('maximaal');
  expect(WRONG_FILE_TYPE[kind].en).toContain('Please upload');
});

test('a thank-you holds one file of a kind and ten photos, each at an address of its own', () => {
  expect(FILES_MAX).toEqual({ video: 1, captions: 1, audio: 1, photo: 10 });
  expect(thanksFileUrl('f1')).toBe('/api/thanks/files/f1');
});

test('an upload may take a day', () => expect(UPLOAD_ABANDONED_AFTER_MS).toBe(86_400_000));
