import { INK, circle, glow, group, linear, n, path, rect, sheet, stroke, times } from '../kit.ts';
import { ball } from './ball.ts';

/** The curve of a ball into the far corner, against the rising sun. */
export function freekicks(): string {
  const knot = (u: number, v: number) => {
    const sag = Math.sin(u * Math.PI) * 26 * v;
    return [190 + u * 1220 + v * (0.5 - u) * 130, 205 + v * 700 + sag] as const;
  };
  const line = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)},${n(y)}`).join(' ');
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  return sheet(
    [
      [0, '#4A1466'],
      [0.4, '#C72F4E'],
      [0.72, '#FF7A52'],
      [0.8, INK.apricot],
      [1, '#6A1440'],
    ],
    circle(800, 720, 330, 'url(#rise)'),
    linear('rise', [
      [0, '#FFF0CF'],
      [0.6, INK.peach],
      [1, INK.coral],
    ]),
    glow('halo', INK.peach, [800, 720, 820], 0.75),
    times(6, (i) => rect(440, 780 + i * 28, 720, 6 + i * 2, '#F2604F', 'opacity=".8"')),
    path('M0,880 Q120,800 250,846 T520,836 T800,850 T1090,832 T1360,850 T1600,826 V1000 H0 Z', '#7A1440'),
    rect(0, 930, 1600, 280, '#4A0F3C'),
    path('M0,930 H1600 V960 H0 Z', '#9C2148'),
    times(9, (i, a) =>
      path(
        `M${n(200 + a * 1200)},960 L${n(260 + a * 1200)},960 L${n(-200 + a * 2200)},1200 L${n(-380 + a * 2200)},1200 Z`,
        '#5C1446',
        `opacity="${i % 2 ? 0.9 : 0.4}"`,
      ),
    ),
    group(
      `opacity=".62"`,
      times(37, (_, u) => stroke(line(steps.map((v) => knot(u, v))), INK.paper, 2.4)),
      times(23, (_, v) => stroke(line(steps.map((u) => knot(u, v))), INK.paper, 2.4)),
    ),
    stroke('M180,940 V190 H1420 V940', '#2A0833', 34, 'transform="translate(9 7)"'),
    stroke('M180,940 V190 H1420 V940', INK.paper, 26),
    linear(
      'trail',
      [
        [0, INK.paper, 0],
        [0.5, INK.peach, 0.7],
        [1, INK.paper],
      ],
      [0, 1, 1, 0],
    ),
    path(
      'M90,1130 C520,1060 1230,860 1250,330 L1310,350 C1310,920 560,1110 92,1140 Z',
      'url(#trail)',
      'filter="url(#soft)"',
    ),
    path(
      'M90,1134 C540,1070 1250,880 1274,334 L1290,340 C1290,900 560,1090 92,1138 Z',
      INK.paper,
      'opacity=".85"',
    ),
    group(
      'opacity=".6"',
      [
        [230, 1108, 20],
        [470, 1058, 26],
        [720, 976, 32],
        [960, 850, 38],
        [1140, 690, 46],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, INK.peach, 'opacity=".5"'))
        .join(''),
    ),
    glow('impact', INK.paper, [1282, 320, 230], 0.9),
    ball(1282, 316, 76),
  );
}
