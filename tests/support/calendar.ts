import { expect } from 'vitest';

/**
 * Parses a calendar file as strictly as RFC 5545 demands: lines end with CRLF and have at most 75 octets. Returns its
 * properties by name, unfolded and still escaped.
 */
export function parseCalendar(text: string): Readonly<Record<string, string>> {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
  }
  const lines = text.trimEnd().replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const properties = lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    return [name, value] as const;
  });
  for (const [name, value] of properties) {
    if (name.startsWith('DT')) expect(value, name).toMatch(/^\d{8}T\d{6}Z$/);
  }
  return Object.fromEntries(properties);
}
