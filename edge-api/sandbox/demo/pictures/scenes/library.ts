import {
  INK,
  circle,
  dust,
  glow,
  group,
  linear,
  n,
  path,
  randomOf,
  rect,
  sheet,
  stroke,
  times,
} from '../kit.ts';

/** Tall shelves that close to an arch, and a desk with a green lamp. */
export function library(): string {
  const random = randomOf('books');
  const tones = [
    '#7A1233',
    '#C81E2B',
    '#5B2A9D',
    '#2F6B5B',
    '#C4643A',
    '#E9B44C',
    '#3A4AA6',
    '#9A62C7',
    '#E58A6A',
    '#4A1656',
    '#FFD9A8',
    '#1E5A78',
  ];
  const shelf = (x: number, y: number, w: number, h: number): string => {
    const books: string[] = [];
    for (let at = x + 4; at < x + w - 16;) {
      const thick = 12 + random() * 22;
      const tall = h * (0.62 + random() * 0.3);
      const tone = tones[Math.floor(random() * tones.length)] ?? '#7A1233';
      if (random() > 0.06)
        books.push(
          rect(at, y + h - tall, Math.min(thick, x + w - at), tall, tone, 'rx="2"') +
            (random() > 0.5 ? rect(at, y + h - tall * 0.8, thick, 5, INK.peach, 'opacity=".6"') : ''),
        );
      at += thick + 1.5;
    }
    return (
      rect(x, y, w, h, '#2A0F2E') +
      books.join('') +
      rect(x, y + h, w, 12, '#6A3430') +
      rect(x, y + h, w, 3, '#C4845A')
    );
  };
  const wall = (x: number, w: number, top: number, rows: number) =>
    times(rows, (i) => shelf(x, top + i * 122, w, 110)) +
    rect(x - 14, top - 20, 18, 980 - top, '#5A2A2E') +
    rect(x + w - 4, top - 20, 18, 980 - top, '#5A2A2E') +
    stroke(`M${x - 12},${top - 20} V960`, '#C4845A', 3, 'opacity=".7"');
  return sheet(
    [
      [0, '#4A2436'],
      [1, '#2A0F2E'],
    ],
    rect(0, 0, 1600, 1200, '#3A1A30'),
    path('M540,980 V420 Q540,120 800,120 Q1060,120 1060,420 V980 Z', '#F7B878'),
    linear('hall', [
      [0, '#FFE2B0'],
      [1, '#E8865A'],
    ]),
    path('M560,980 V420 Q560,140 800,140 Q1040,140 1040,420 V980 Z', 'url(#hall)'),
    group(
      'opacity=".5"',
      path('M640,980 V470 Q640,300 800,300 Q960,300 960,470 V980 Z', '#FFEFD0'),
      times(
        6,
        (i) => rect(574, 430 + i * 90, 62, 62, '#B9603F') + rect(964, 430 + i * 90, 62, 62, '#B9603F'),
      ),
    ),
    stroke('M800,300 V980 M640,560 H960 M640,760 H960', '#D98A5A', 7, 'opacity=".7"'),
    glow('hallglow', INK.paper, [800, 520, 480], 0.7),
    wall(30, 220, 90, 8),
    wall(276, 240, 90, 8),
    wall(1084, 240, 90, 8),
    wall(1350, 220, 90, 8),
    path(
      'M540,980 V420 Q540,120 800,120 Q1060,120 1060,420 V980',
      'none',
      'stroke="#5A2A2E" stroke-width="26"',
    ),
    stroke('M530,980 V420 Q530,108 800,108 Q1070,108 1070,420 V980', '#C4845A', 4, 'opacity=".8"'),
    rect(0, 0, 1600, 74, '#5A2A2E'),
    stroke('M0,72 H1600', '#C4845A', 5),
    path('M0,980 H1600 V1200 H0 Z', '#3A1530'),
    path('M560,980 H1040 L1320,1200 H280 Z', '#8C2A3C'),
    stroke('M600,980 L350,1200 M1000,980 L1250,1200', '#E9B44C', 6, 'opacity=".7"'),
    ladder(),
    desk(),
    group('style="mix-blend-mode:screen"', dust('library', 110, [420, 160, 800, 760], INK.peach, 2.8)),
  );
}

function ladder(): string {
  return (
    stroke('M1120,1000 L1240,130 M1220,1000 L1320,130', '#C4845A', 15) +
    times(11, (_, a) =>
      stroke(
        `M${n(1124 + a * 112)},${n(960 - a * 780)} L${n(1222 + a * 94)},${n(960 - a * 780)}`,
        '#E0A878',
        10,
      ),
    )
  );
}

function desk(): string {
  return (
    glow('lampglow', '#FFE9A8', [700, 900, 420], 0.85) +
    rect(380, 960, 840, 40, '#7A3A32', 'rx="8"') +
    stroke('M386,963 H1214', INK.peach, 5, 'opacity=".85"') +
    path('M420,1000 H640 L632,1210 H428 Z M960,1000 H1180 L1172,1210 H968 Z', '#5A2630') +
    rect(640, 1000, 320, 40, '#4A1C2A') +
    times(2, (i) => circle(530 + i * 540, 1060, 10, INK.peach) + circle(530 + i * 540, 1140, 10, INK.peach)) +
    rect(560, 944, 150, 18, '#C9923E', 'rx="8"') +
    rect(628, 800, 14, 150, '#C9923E') +
    path('M500,806 Q510,716 600,710 H672 Q764,716 772,806 Z', '#1F7A5A') +
    stroke('M520,790 Q534,730 606,724', '#8FD8B0', 7) +
    rect(500, 802, 272, 12, '#FFF0B8', 'rx="6"') +
    path('M800,956 Q870,914 950,940 Q1030,910 1100,952 L1100,962 H800 Z', INK.paper) +
    stroke('M950,940 V960 M826,944 Q880,922 930,942 M976,940 Q1020,922 1074,944', '#B9805A', 4) +
    path('M440,960 v-34 h96 v34 z', '#5B2A9D') +
    path('M446,926 v-26 h80 v26 z', '#C81E2B') +
    path('M434,900 v-22 h104 v22 z', '#E9B44C')
  );
}
