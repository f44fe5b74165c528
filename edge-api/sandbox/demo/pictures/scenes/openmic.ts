import { INK, cone, glow, group, linear, n, path, rect, sheet, stroke, times } from '../kit.ts';
import { stageMicrophone } from '../microphones.ts';

/** A curtain that stands ajar, seen from the last row. */
export function openmic(): string {
  const fold = (x: number, w: number, i: number) => rect(x, -10, w + 1, 1010, `url(#fold${i % 3})`);
  const curtain = (from: number, sign: number) =>
    times(12, (i) => {
      return fold(sign < 0 ? from - (i + 1) * 61 : from + i * 61, 61, i);
    });
  const seat = (x: number, y: number, s: number, i: number) =>
    group(
      `transform="translate(${n(x)} ${n(y)}) scale(${s})"`,
      path('M-70,150 V-20 Q-70,-86 0,-86 Q70,-86 70,-20 V150 Z', i % 2 ? '#2A0A3C' : '#240835'),
      stroke(
        'M-66,-14 Q-66,-82 0,-82 Q66,-82 66,-14',
        INK.apricot,
        4,
        `opacity="${n(0.9 - Math.abs(x - 800) / 1000)}"`,
      ),
    );
  return sheet(
    [
      [0, INK.peach],
      [1, INK.apricot],
    ],
    linear(
      'fold0',
      [
        [0, '#6B0C28'],
        [0.4, INK.ember],
        [0.62, '#E5393A'],
        [1, '#5C0A26'],
      ],
      [0, 0, 1, 0],
    ),
    linear(
      'fold1',
      [
        [0, '#5C0A26'],
        [0.5, '#B3182B'],
        [0.7, INK.ember],
        [1, '#4D0824'],
      ],
      [0, 0, 1, 0],
    ),
    linear(
      'fold2',
      [
        [0, '#64102C'],
        [0.45, '#D42A31'],
        [0.6, INK.coral],
        [1, '#560A26'],
      ],
      [0, 0, 1, 0],
    ),
    rect(600, 0, 400, 1010, INK.paper),
    glow('inside', INK.apricot, [800, 820, 420], 0.7),
    stageMicrophone(812, 500, 50, 975),
    group('transform="translate(0 0)"', curtain(700, -1), curtain(900, 1)),
    path(
      'M700,0 Q640,560 690,1010 L640,1010 Q600,500 660,0 Z',
      INK.apricot,
      'opacity=".55" filter="url(#soft)"',
    ),
    path(
      'M900,0 Q960,560 910,1010 L960,1010 Q1000,500 940,0 Z',
      INK.apricot,
      'opacity=".55" filter="url(#soft)"',
    ),
    path(
      'M0,0 H1600 V120 ' +
        times(13, (i) => `Q${1600 - i * 124 - 62},${i % 2 ? 200 : 220} ${1600 - (i + 1) * 124},118 `) +
        'V0 Z',
      '#5A0B2B',
    ),
    stroke(
      'M1600,120 ' +
        times(13, (i) => `Q${1600 - i * 124 - 62},${i % 2 ? 200 : 220} ${1600 - (i + 1) * 124},118 `),
      INK.copper,
      7,
      'opacity=".9"',
    ),
    rect(0, 960, 1600, 240, '#1D062E'),
    path('M690,960 L910,960 L1230,1200 L370,1200 Z', 'url(#spill)', 'filter="url(#soft)"'),
    linear('spill', [
      [0, INK.paper, 0.95],
      [1, INK.coral, 0.35],
    ]),
    cone('ray', INK.peach, [800, 420], [800, 1150, 520], 0.35),
    times(11, (i) => seat(60 + i * 148, 1020, 0.82, i)),
    times(9, (i) => seat(20 + i * 195, 1120, 1.12, i)),
  );
}
