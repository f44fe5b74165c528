import { expect, test } from 'vitest';
import { isPlayable, isWhole } from './container-rules.ts';

const bytes = (text: string, length = 4096) =>
  Uint8Array.from(text.padEnd(length, '\x01'), (letter) => letter.charCodeAt(0));
const FTYP = '\0\0\0\x10ftypisom\0\0\0\0';
const EBML = '\x1a\x45\xdf\xa3\x84webm';
const SEGMENT = '\x18\x53\x80\x67';
const RIFF = 'RIFF\0\0\0\0WAVE';
const FORMAT = `fmt \x10\0\0\0${'\0'.repeat(16)}`;
const INFO = '\x15\x49\xa9\x66';
/** Two MP3 frames of 128 kbit/s at 44.1 kHz. */
const FRAMES = `${'\xff\xfb\x90\x00'.padEnd(417, '\0')}\xff\xfb\x92\x00`;
const toOgg = (lengths: string) => `OggS${'\0'.repeat(22)}${String.fromCharCode(lengths.length)}${lengths}`;

test.each<[string, string, string, number]>([
  ['an MP4 whose media come first', 'video/mp4', `${FTYP}\0\0\x0f\xf0mdat`, 5000],
  ['a short MP4', 'video/mp4', `${FTYP}\0\0\0\x10mdatabcdefgh\0\0\x0f\xe0moov`, 4096],
  ['an MP4 whose index comes first', 'video/mp4', `${FTYP}\0\0\x20\0moov`, 100_000],
  [
    'an MP4 with a box of which it says no length',
    'audio/mp4',
    `${FTYP}\0\0\0\x10moovabcdefgh\0\0\0\0mdat`,
    5000,
  ],
  ['an MP4 of more than 4 GB in 64 bits', 'video/mp4', `${FTYP}\0\0\0\x01mdat\0\0\0\x02\0\0\0\0`, 2 ** 34],
  ['an MP4 whose media come after what is read', 'video/mp4', `${FTYP}\0\0\x40\0free`, 100_000],
  ['a MOV', 'video/quicktime', `\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide\0\0\x10\0mdat`, 100_000],
  [
    'a WebM of an unknown length',
    'video/webm',
    `${EBML}${SEGMENT}\x01\xff\xff\xff\xff\xff\xff\xff${INFO}`,
    4096,
  ],
  ['a WebM that says its length', 'audio/webm', `${EBML}${SEGMENT}\x48\0${INFO}`, 4096],
  ['an Ogg', 'audio/ogg', `${toOgg('\x03\x02')}abcdeOggS`, 4096],
  ['a WAV', 'audio/wav', `${RIFF}${FORMAT}data\xd4\x0f\0\0`, 4096],
  [
    'a WAV with a note before its samples',
    'audio/wav',
    `${RIFF}${FORMAT}LIST\x03\0\0\0abc\0data\xc8\x0f\0\0`,
    4096,
  ],
  ['a WAV that was streamed', 'audio/wav', `${RIFF}${FORMAT}data\xff\xff\xff\xff`, 4096],
  ['an MP3 with a tag', 'audio/mpeg', `ID3\x04\0\0\0\0\0\x02ab${FRAMES}`, 4096],
  ['an MP3 with a picture in its tag', 'audio/mpeg', 'ID3\x04\0\0\0\x02\0\0', 100_000],
  ['an MP3 without a tag', 'audio/mpeg', FRAMES, 4096],
  [
    'an MP3 in the lowest rates',
    'audio/mpeg',
    `${'\xff\xe3\x18\xc4'.padEnd(72, '\0')}\xff\xe3\x18\xc4`,
    4096,
  ],
])('%s plays', (_what, mimeType, head, size) => {
  expect(isPlayable(mimeType, bytes(head, Math.min(size, 4096)), size)).toBe(true);
});

test.each<[string, string, string, number]>([
  ['an MP4 of 324 bytes', 'video/mp4', `${FTYP}\0\0\x01\x34mdat`, 324],
  ['an MP4 of nothing but its first box', 'video/mp4', '\0\0\x10\0ftypisom', 4096],
  ['an MP4 with nothing in its media', 'video/mp4', `${FTYP}\0\0\0\x08mdat\0\0\x0f\xe8free`, 4096],
  ['an MP4 without an index', 'video/mp4', `${FTYP}\0\0\x0f\xf0mdat`, 4096],
  ['an MP4 that was cut off', 'video/mp4', `${FTYP}\0\x10\0\0mdat`, 100_000],
  ['an MP4 with zeros for its boxes', 'video/mp4', FTYP + '\0'.repeat(4080), 4096],
  ['an MP4 with a box smaller than its header', 'video/mp4', `${FTYP}\0\0\0\x04mdat`, 4096],
  ['an MP4 with a box that is none', 'video/mp4', `${FTYP}\0\0\0\x20abcd`, 4096],
  ['a WebM without a segment', 'video/webm', `${EBML}\0\0\0\0`, 4096],
  ['a WebM that was cut off', 'video/webm', `${EBML}${SEGMENT}\x20\xff\xff`, 4096],
  ['a WebM whose header has no length', 'video/webm', '\x1a\x45\xdf\xa3\0', 4096],
  ['a WebM of nothing', 'audio/webm', `${EBML}${SEGMENT}\x01\xff\xff\xff\xff\xff\xff\xff`, 4096],
  ['an Ogg of one page', 'audio/ogg', `${toOgg('\x03\x02')}abcdeabcd`, 4096],
  ['a WAV that was cut off', 'audio/wav', `${RIFF}${FORMAT}data\xa8\x1f\0\0`, 4096],
  ['a WAV without a format', 'audio/wav', `${RIFF}data\0\0\0\0`, 4096],
  ['a WAV with zeros for its parts', 'audio/wav', `${RIFF}${'\0'.repeat(100)}`, 4096],
  ['a WAV whose format is too short', 'audio/wav', `${RIFF}fmt \x02\0\0\0abdata`, 4096],
  ['an MP3 of one frame', 'audio/mpeg', '\xff\xfb\x90\x00', 4096],
  ['an MP3 of a tag alone', 'audio/mpeg', 'ID3\x04\0\0\0\0\x08\x02', 4096],
  ['an MP3 whose tag is longer than the file', 'audio/mpeg', 'ID3\x04\0\0\0\x7f\0\0', 4096],
])('%s does not', (_what, mimeType, head, size) => {
  expect(isPlayable(mimeType, bytes(head, Math.min(size, 4096)), size)).toBe(false);
});

test.each([
  ['whole', `${toOgg('\x02\x03')}abcde`, true],
  ['that was cut off in its last page', `${toOgg('\x02\x03')}abcd`, false],
  ['that was cut off in the head of its last page', 'OggS\0\0', false],
  ['whose last page is too far from its end', '\x01'.repeat(70_000), false],
])('an Ogg %s', async (_what, end, whole) => {
  const file = new Blob([bytes(`${toOgg('\x03')}abc${end}`, 0)]);
  expect(await isWhole('audio/ogg', file)).toBe(whole);
});

test.each<[string, string, number, boolean]>([
  ['whose index comes last', `${FTYP}\0\0\x20\0mdat${'\x01'.repeat(0x1ff8)}\0\0\0\x10moovabcdefgh`, 0, true],
  ['whose index comes first', `${FTYP}\0\0\0\x10moovabcdefgh\0\0\x20\0mdat`, 0x2020, true],
  ['with a phone’s own words behind it', `${FTYP}\0\0\0\x10moovabcdefghSEFHabcdefgh`, 0, true],
  ['without an index', `${FTYP}\0\0\x20\0mdat`, 0x2010, false],
  ['that was cut off after its index', `${FTYP}\0\0\0\x10moovabcdefgh\0\0\x20\0mdat`, 0x2000, false],
  ['whose index was cut off', `${FTYP}\0\0\x20\0moov`, 0x1000, false],
])('a whole MP4 %s', async (_what, text, length, whole) => {
  expect(await isWhole('video/mp4', new Blob([bytes(text, length)]))).toBe(whole);
});
