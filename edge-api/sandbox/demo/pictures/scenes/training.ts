import {
  INK,
  circle,
  cone,
  dust,
  ellipse,
  glow,
  group,
  linear,
  n,
  path,
  rect,
  sheet,
  stroke,
  times,
} from '../kit.ts';
import { ball } from './ball.ts';

/** A pitch under floodlights, early, with the ball on the spot. */
export function training(): string {
  const mast = (x: number, top: number, s: number) =>
    stroke(`M${x},${top} V660`, '#123A3C', 15 * s) +
    stroke(`M${n(x - 20 * s)},660 L${x},${top} L${n(x + 20 * s)},660`, '#123A3C', 5 * s) +
    rect(x - 92 * s, top - 60 * s, 184 * s, 84 * s, '#0E2C33', 'rx="6"') +
    times(8, (i) =>
      circle(x - 66 * s + (i % 4) * 44 * s, top - 38 * s + Math.floor(i / 4) * 40 * s, 15 * s, INK.paper),
    ) +
    glow(`mast${x}`, INK.paper, [x, top - 20 * s, 330 * s], 0.85);
  const edge = (k: number) =>
    `M${n(800 + k * 90)},640 L${n(800 + (k + 1) * 90)},640 L${n(800 + (k + 1) * 420)},1200 L${n(800 + k * 420)},1200 Z`;
  return sheet(
    [
      [0, '#3C2A7C'],
      [0.26, '#B9658F'],
      [0.44, '#FFB98A'],
      [0.54, INK.peach],
      [0.55, '#1F5A4C'],
      [1, '#123F3B'],
    ],
    glow('dawn', INK.paper, [800, 640, 620], 0.85),
    path('M0,560 Q200,520 420,556 T860,548 T1290,552 T1600,540 V660 H0 Z', '#5A4B7E', 'opacity=".75"'),
    stand(),
    linear('grass', [
      [0, '#5FA37E'],
      [0.5, '#2F7A61'],
      [1, '#174C45'],
    ]),
    rect(0, 640, 1600, 560, 'url(#grass)'),
    [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8].map((k) => path(edge(k), '#0F4A40', 'opacity=".28"')).join(''),
    mast(150, 210, 1),
    mast(1450, 210, 1),
    mast(430, 380, 0.6),
    mast(1170, 380, 0.6),
    cone('beamL', INK.paper, [150, 210], [560, 1100, 420], 0.3),
    cone('beamR', INK.paper, [1450, 210], [1040, 1100, 420], 0.3),
    goal(),
    stroke(
      'M0,662 H1600 M470,662 L300,860 H1300 L1130,662 M610,662 L550,736 H1050 L990,662',
      INK.paper,
      6,
      'opacity=".85"',
    ),
    stroke('M620,862 Q800,930 980,862', INK.paper, 6, 'opacity=".85"'),
    group(
      'filter="url(#softer)" opacity=".55"',
      ellipse(500, 680, 600, 22, INK.paper),
      ellipse(1200, 700, 520, 18, INK.paper),
    ),
    path('M770,1060 L300,1150 L360,1190 L850,1090 Z', '#0B2F33', 'opacity=".55" filter="url(#soft)"'),
    path('M830,1060 L1300,1150 L1240,1190 L750,1090 Z', '#0B2F33', 'opacity=".45" filter="url(#soft)"'),
    ellipse(800, 1076, 150, 24, INK.paper, 'opacity=".8"'),
    ball(800, 960, 118),
    times(46, (i, a) =>
      stroke(
        `M${n(a * 1600)},1200 q${(i % 5) - 2},-${26 + ((i * 7) % 34)} ${((i * 5) % 17) - 8},-${44 + ((i * 11) % 40)}`,
        '#0F3F3A',
        7,
      ),
    ),
    group('style="mix-blend-mode:screen"', dust('training', 90, [200, 400, 1200, 600], INK.paper, 2.6)),
  );
}

function stand(): string {
  return (
    path('M-10,470 L330,560 V650 H-10 Z M1610,470 L1270,560 V650 H1610 Z', '#2E2258') +
    path('M-10,440 L350,540 V556 L-10,466 Z M1610,440 L1250,540 V556 L1610,466 Z', INK.coral) +
    times(5, (i) =>
      stroke(
        `M-10,${500 + i * 30} L330,${574 + i * 16} M1610,${500 + i * 30} L1270,${574 + i * 16}`,
        '#6A4B9A',
        4,
        'opacity=".8"',
      ),
    )
  );
}

function goal(): string {
  return (
    group(
      `stroke="${INK.paper}" opacity=".55" stroke-width="2" fill="none"`,
      times(23, (_, a) => `<path d="M${n(640 + a * 320)},548 V662"/>`),
      times(9, (_, a) => `<path d="M640,${n(548 + a * 114)} H960"/>`),
    ) + stroke('M640,662 V546 H960 V662', INK.paper, 11)
  );
}
