import { expect, test } from 'vitest';
import { CAPTIONS_TYPE, parseCaptions } from './captions-rules.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const CUE = '00:01.000 --> 00:04.000\nHallo allemaal!';

test.each([
  ['plain', `WEBVTT\n\n${CUE}\n`],
  ['with a byte order mark and lines of Windows', `\uFEFFWEBVTT\r\n\r\n${CUE.replaceAll('\n', '\r\n')}\r\n`],
  ['with lines of an old Mac', `WEBVTT\r\r${CUE.replaceAll('\n', '\r')}\r`],
  [
    'with a title, notes, a style, names, settings and hours',
    `WEBVTT - Dank\nKind: captions\n\nNOTE by hand\n\nSTYLE\n::cue { color: lime }\n\n1\n00:00:01.000 --> 00:00:02.500 align:start\n<v Noor>Hé & dag\n\n${CUE}`,
  ],
])('accepts captions %s', (_, text) => {
  const parsed = parseCaptions(bytes(text));
  expect(parsed).toMatch(/^WEBVTT/);
  expect(parsed).not.toMatch(/\r|\uFEFF/);
  expect(parsed?.endsWith('\n')).toBe(true);
});

test.each([
  '00:01.400 --> 00:01.500',
  '00:01.900 --> 00:02.100',
  '00:59.000 --> 01:00.000',
  '00:59:59.999 --> 01:00:00.000',
  '01:05:00.000 --> 01:10:00.000',
])('accepts the times %s', (times) => {
  expect(parseCaptions(bytes(`WEBVTT\n\n${times}\nHallo`))).toContain(times);
});

test('stores the text as it is, with one line end after it', () => {
  const text = `WEBVTT\n\n${CUE}\uFEFF!`;
  expect(parseCaptions(bytes(`\uFEFF${text}\n\n \n`))).toBe(`${text}\n`);
  expect(CAPTIONS_TYPE).toBe('text/vtt');
});

test.each([
  ['no cue', 'WEBVTT\n\nNOTE still to come\n'],
  ['another beginning', `WEBVTTX\n\n${CUE}`],
  ['a cue without words', 'WEBVTT\n\n00:01.000 --> 00:04.000\n'],
  ['a cue that ends before it starts', 'WEBVTT\n\n00:04.000 --> 00:01.000\nHallo'],
  ['times that go back', `WEBVTT\n\n00:09.000 --> 00:10.000\nDag\n\n${CUE}`],
  ['a minute of 75 seconds', 'WEBVTT\n\n00:75.000 --> 02:00.000\nHallo'],
  ['a cue without a length', 'WEBVTT\n\n00:04.000 --> 00:04.000\nHallo'],
  ['a cue that ends milliseconds before it starts', 'WEBVTT\n\n00:04.500 --> 00:04.400\nHallo'],
  ['a beginning that comes later', `\n\nWEBVTT\n\n${CUE}`],
  ['two lines of name above a cue', `WEBVTT\n\none\ntwo\n${CUE}`],
  ['a zero byte', `WEBVTT\n\n${CUE}\0`],
])('refuses %s', (_, text) => {
  expect(parseCaptions(bytes(text))).toBeUndefined();
});

test('refuses what is not UTF-8', () => {
  expect(parseCaptions(Uint8Array.of(...bytes(`WEBVTT\n\n${CUE}`), 0xff, 0xfe))).toBeUndefined();
});
