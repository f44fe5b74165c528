import { INK, dust, glow, group, n, sheet, stroke, times } from '../kit.ts';
import { studioMicrophone } from '../microphones.ts';

/** A studio microphone before walls of sound. */
export function podcast(): string {
  const wave = (i: number, a: number) => {
    const y = 600 + (a - 0.5) * 820;
    const points = Array.from({ length: 81 }, (_, k) => {
      const x = k * 20;
      const near = Math.exp(-(((x - 800) / 430) ** 2));
      const swing = Math.sin(k * 0.42 + i * 0.72) * 92 + Math.sin(k * 0.93 + i * 1.3) * 38;
      return `${k ? 'L' : 'M'}${x},${n(y + swing * near)}`;
    }).join(' ');
    const colours = [INK.mauve, INK.peach, '#7C8BFF', INK.coral, '#5B6BE8'];
    return stroke(
      points,
      colours[i % colours.length] ?? INK.peach,
      3 + (1 - Math.abs(a - 0.5) * 2) * 4,
      `opacity="${n(0.3 + (1 - Math.abs(a - 0.5) * 2) * 0.6)}"`,
    );
  };
  return sheet(
    [
      [0, '#1A1460'],
      [0.5, '#2C2A9A'],
      [1, '#170A48'],
    ],
    glow('left', '#5B6BE8', [300, 400, 760], 0.7),
    glow('right', INK.plum, [1350, 800, 720], 0.9),
    glow('middle', INK.coral, [800, 600, 520], 0.75),
    times(17, wave),
    studioMicrophone(800, 610, 1.22),
    group('style="mix-blend-mode:screen"', dust('podcast', 70, [250, 150, 1100, 900], INK.peach, 2.6)),
  );
}
