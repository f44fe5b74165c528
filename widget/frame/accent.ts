/** Returns the digits of a colour such as `#5b2a9d`, with or without the `#`; undefined for anything else. */
export function parseAccent(text: string): string | undefined {
  return /^#?([\da-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
}

/** Returns the relative luminance of a colour, from 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function getLuminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function getContrast(one: string, other: string): number {
  const [first, second] = [getLuminance(one), getLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns white or black, whichever reads better on the accent; the contrast is at least 4.58. */
export function getTextColor(digits: string): 'ffffff' | '000000' {
  return getContrast(digits, 'ffffff') >= getContrast(digits, '000000') ? 'ffffff' : '000000';
}

/** Returns the styles that paint the primary button in a partner's colour; hovering only raises the contrast. */
export function toAccentStyles(typed: string): Readonly<Record<string, string>> {
  const accent = parseAccent(typed);
  if (accent === undefined) return {};
  const text = getTextColor(accent);
  const away = text === 'ffffff' ? '#000' : '#fff';
  return {
    '--accent': `#${accent}`,
    '--accent-strong': `color-mix(in srgb, #${accent} 82%, ${away})`,
    '--on-accent': `#${text}`,
  };
}
