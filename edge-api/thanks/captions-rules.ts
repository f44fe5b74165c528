import { SECOND_MS } from '../platform/rules.ts';

/** The type of stored captions (https://www.w3.org/TR/webvtt1/); always UTF-8. */
export const CAPTIONS_TYPE = 'text/vtt';

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);

/**
 * Returns the text of a WebVTT file without a byte order mark and with plain line ends. Undefined for anything else:
 * not UTF-8, no WebVTT header, no cue, a cue without words, or times that do not increase.
 */
export function parseCaptions(bytes: Uint8Array): string | undefined {
  const text = decodeUtf8(bytes)?.replace(/\r\n?/g, '\n');
  if (text === undefined || text.includes('\0') || !/^WEBVTT(?:[ \t][^\n]*)?\n/.test(text)) return undefined;
  const [, ...blocks] = text.split(/\n{2,}/);
  let previous = 0;
  let cues = 0;
  for (const block of blocks.filter((candidate) => candidate.includes('-->'))) {
    const lines = block.trim().split('\n');
    const timingIndex = lines.findIndex((line) => line.includes('-->'));
    const times = parseCueTimes(lines[timingIndex] ?? '');
    if (!times || timingIndex > 1 || timingIndex === lines.length - 1) return undefined;
    if (times.start < previous || times.end <= times.start) return undefined;
    previous = times.start;
    cues += 1;
  }
  return cues > 0 ? `${text.trimEnd()}\n` : undefined;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseCueTimes(line: string): { readonly start: number; readonly end: number } | undefined {
  const parts = TIMING.exec(line)
    ?.slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  if (!parts) return undefined;
  const [h1 = 0, m1 = 0, s1 = 0, ms1 = 0, h2 = 0, m2 = 0, s2 = 0, ms2 = 0] = parts;
  const toMs = (hours: number, minutes: number, seconds: number, rest: number) =>
    ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS + rest;
  return { start: toMs(h1, m1, s1, ms1), end: toMs(h2, m2, s2, ms2) };
}
