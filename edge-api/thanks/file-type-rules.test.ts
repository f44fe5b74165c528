import { expect, test } from 'vitest';
import { detectMediaType } from './file-type-rules.ts';

const bytes = (text: string) => Uint8Array.from(text.padEnd(64, '\0'), (letter) => letter.charCodeAt(0));
const box = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}`);

test.each([
  ['an MP4', box('isom'), 'video/mp4', 'audio/mp4'],
  ['a phone’s MP4', box('mp42'), 'video/mp4', 'audio/mp4'],
  ['a MOV', box('qt  '), 'video/quicktime', undefined],
  ['an M4A', box('M4A '), undefined, 'audio/mp4'],
  ['a HEIC photo', box('heic'), undefined, undefined],
  ['an AVIF picture', box('avif'), undefined, undefined],
  ['a WebM', bytes('\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm'), 'video/webm', 'audio/webm'],
  ['a Matroska film', bytes('\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska'), undefined, undefined],
  ['an OGG', bytes('OggS'), undefined, 'audio/ogg'],
  ['a WAV', bytes('RIFF\x24\0\0\0WAVEfmt '), undefined, 'audio/wav'],
  ['an AVI', bytes('RIFF\x24\0\0\0AVI LIST'), undefined, undefined],
  ['an MP3 with a tag', bytes('ID3\x04'), undefined, 'audio/mpeg'],
  ['an MP3 without', bytes('\xff\xfb\x90\x00'), undefined, 'audio/mpeg'],
  ['an audio book', box('M4B '), undefined, 'audio/mp4'],
  ['a page that says webm', bytes('<p>webm'), undefined, undefined],
  ['a WAVE that is no RIFF', bytes('RIFX\x24\0\0\0WAVEfmt '), undefined, undefined],
  ['an MPEG frame without its first byte', bytes('\0\xfb\x90\x00'), undefined, undefined],
  ['an MPEG frame of a reserved version', bytes('\xff\xeb\x90\x00'), undefined, undefined],
  ['an MPEG frame of a bad bit rate', bytes('\xff\xfb\xf0\x00'), undefined, undefined],
  ['an MPEG frame of no bit rate', bytes('\xff\xfb\x00\x00'), undefined, undefined],
  ['an MPEG frame of a reserved sampling rate', bytes('\xff\xfb\x9c\x00'), undefined, undefined],
  ['raw AAC', bytes('\xff\xf1\x50\x80'), undefined, undefined],
  ['UTF-16 text', bytes('\xff\xfe<\0h\0'), undefined, undefined],
  ['a page', bytes('<!doctype html><script>'), undefined, undefined],
  ['nothing', new Uint8Array(), undefined, undefined],
] as const)('detects %s by its first bytes', (_what, head, asVideo, asAudio) => {
  expect([detectMediaType('video', head), detectMediaType('audio', head)]).toEqual([asVideo, asAudio]);
});

test.each([
  ...['isom', 'iso2', 'iso9', 'mp41', 'avc1', 'M4V ', 'M4VH', 'M4VP', 'MSNV', 'dash', 'mmp4', '3gp4', '3gp9'],
])('an MP4 of the brand %s is a video', (brand) => {
  expect(detectMediaType('video', box(brand))).toBe('video/mp4');
});

test.each(['iso1', 'M4VX', 'mp43', '3gp1', '3gpp'])('the brand %s is not', (brand) => {
  expect(detectMediaType('video', box(brand))).toBeUndefined();
});
