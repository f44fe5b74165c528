import {
  circle,
  dust,
  ellipse,
  glow,
  group,
  INK,
  linear,
  n,
  path,
  radial,
  randomOf,
  rect,
  sheet,
  stroke,
  times,
} from './kit.ts';

/** A dome of circling stars above rows of seats. */
export function planetarium(): string {
  const random = randomOf('trails');
  const trail = (i: number) => {
    const r = 60 + i * 13.5 + random() * 6;
    const from = random() * Math.PI * 2;
    const length = 0.5 + random() * 1.6;
    const [x1, y1] = [800 + r * Math.cos(from), 470 + r * 0.78 * Math.sin(from)];
    const [x2, y2] = [800 + r * Math.cos(from + length), 470 + r * 0.78 * Math.sin(from + length)];
    const colour = [INK.paper, INK.peach, '#9FB4FF', INK.apricot, '#C9A8FF'][i % 5] ?? INK.paper;
    return (
      stroke(
        `M${n(x1)},${n(y1)} A${n(r)},${n(r * 0.78)} 0 ${length > Math.PI ? 1 : 0} 1 ${n(x2)},${n(y2)}`,
        colour,
        1.6 + random() * 3,
        `opacity="${n(0.35 + random() * 0.6)}"`,
      ) + circle(x2, y2, 3 + random() * 4, INK.paper)
    );
  };
  const row = (y: number, s: number, tone: string, count: number) =>
    times(count, (_, a) => {
      const x = 800 + (a - 0.5) * 1900 * s;
      const lift = Math.abs(a - 0.5) ** 2 * -190;
      return path(
        `M${n(x - 62 * s)},1240 V${n(y + lift)} q0,${n(-56 * s)} ${n(62 * s)},${n(-56 * s)} t${n(62 * s)},${n(56 * s)} V1240 Z`,
        tone,
        `stroke="#5B6BE8" stroke-opacity=".55" stroke-width="3"`,
      );
    });
  return sheet(
    [
      [0, '#060418'],
      [1, '#0E0730'],
    ],
    radial(
      'dome',
      [
        [0, '#4A4AC0'],
        [0.45, '#241C7A'],
        [0.8, '#120A48'],
        [1, '#0A0530'],
      ],
      [0.5, 0.52, 0.6],
    ),
    ellipse(800, 520, 930, 740, 'url(#dome)'),
    glow('milky', INK.plum, [1080, 330, 520], 0.75),
    glow('pole', '#8FA2FF', [800, 470, 420], 0.55),
    glow('ember', INK.coral, [420, 640, 380], 0.3),
    dust('dome', 320, [40, 20, 1520, 780], INK.paper, 2.4),
    times(44, trail),
    circle(800, 470, 9, INK.paper),
    glow('north', INK.paper, [800, 470, 90], 0.9),
    group(
      'fill="none" stroke="#7C8BFF" stroke-opacity=".16" stroke-width="3"',
      '<path d="M-60,860 Q800,660 1660,860 M800,-240 V800 M260,-60 Q500,420 560,790 M1340,-60 Q1100,420 1040,790"/>',
    ),
    path('M-20,880 Q800,690 1620,880 V960 Q800,760 -20,960 Z', '#1B0F50'),
    stroke('M-20,880 Q800,690 1620,880', INK.coral, 7, 'opacity=".85"'),
    glow('rim', INK.coral, [800, 800, 560], 0.35),
    path('M-20,950 Q800,750 1620,950 V1220 H-20 Z', '#0B0528'),
    path('M770,850 L430,260 L820,150 L1180,260 L830,850 Z', '#AEBBFF', 'opacity=".13" filter="url(#soft)"'),
    row(980, 0.72, '#150B3E', 17),
    projector(),
    row(1070, 0.95, '#120836', 15),
    row(1170, 1.2, '#0C052A', 13),
  );
}

function projector(): string {
  return (
    path('M748,1080 L772,930 H828 L852,1080 Z', '#2A1B6A') +
    circle(800, 872, 74, 'url(#orb)') +
    radial(
      'orb',
      [
        [0, '#DDE3FF'],
        [0.35, '#7C8BFF'],
        [1, '#1A1258'],
      ],
      [0.36, 0.3, 0.85],
    ) +
    times(9, (i) => circle(800 + Math.cos(i * 0.7) * 44, 872 + Math.sin(i * 0.7) * 44, 8, INK.peach)) +
    circle(800, 872, 16, INK.paper) +
    stroke('M736,900 Q800,956 864,900', '#0B0528', 8) +
    glow('orblight', '#AEBBFF', [800, 872, 240], 0.5)
  );
}

/** A telescope's first night, under a spiral of stars. */
export function telescope(): string {
  const random = randomOf('galaxy');
  const galaxy = times(900, (i) => {
    const t = Math.sqrt(random()) * 3.5;
    const arm = (i % 2) * Math.PI;
    const spread = (random() + random() - 1) * (1.5 - t * 0.2);
    const r = 26 + t * 130;
    const angle = arm + t * 1.75 + spread;
    const [gx, gy] = [r * Math.cos(angle), r * 0.56 * Math.sin(angle)];
    const tilt = -0.42;
    const colour =
      [INK.paper, INK.peach, '#FF9AC0', INK.apricot, '#D8A8FF'][Math.floor(random() * 5)] ?? INK.paper;
    return circle(
      960 + gx * Math.cos(tilt) - gy * Math.sin(tilt),
      370 + gx * Math.sin(tilt) + gy * Math.cos(tilt),
      1 + random() ** 2 * 5,
      colour,
      `opacity="${n(0.4 + random() * 0.6)}"`,
    );
  });
  const person = (x: number, y: number, h: number, coat: string, look: number) =>
    path(
      `M${x - h * 0.17},${y} L${x - h * 0.13},${y - h * 0.6} Q${x},${y - h * 0.8} ${x + h * 0.13},${y - h * 0.6} L${x + h * 0.17},${y} Z`,
      coat,
    ) +
    circle(x + look * h * 0.04, y - h * 0.84, h * 0.125, '#2A0A33') +
    path(`M${x - h * 0.13 + look * 4},${y - h * 0.86} q${h * 0.13},${-h * 0.2} ${h * 0.26},0 z`, INK.coral) +
    stroke(
      `M${x + look * h * 0.12},${y - h * 0.58} l${look * h * 0.05},${h * 0.28}`,
      INK.peach,
      3,
      'opacity=".7"',
    );
  return sheet(
    [
      [0, '#1C0838'],
      [0.4, '#5A1A72'],
      [0.68, '#C2457E'],
      [0.82, '#FF8F73'],
      [1, '#2A0A33'],
    ],
    dust('sky', 380, [0, 0, 1600, 760], INK.paper, 2.8),
    group(
      'transform="rotate(-24 960 370)"',
      ellipse(960, 370, 520, 230, '#E86AA8', 'opacity=".35" filter="url(#mist)"'),
      ellipse(960, 370, 260, 110, INK.peach, 'opacity=".55" filter="url(#softer)"'),
    ),
    galaxy,
    glow('core', INK.paper, [960, 370, 150], 1),
    stroke('M180,120 L330,220', INK.paper, 4, 'opacity=".85"'),
    stroke('M1390,640 L1450,676', INK.paper, 3, 'opacity=".6"'),
    path('M0,850 Q240,790 480,824 T1010,800 T1600,780 V1210 H0 Z', '#7A2468', 'opacity=".85"'),
    path('M0,920 Q260,850 560,880 T1180,850 T1600,860 V1210 H0 Z', '#4A1656'),
    path('M-10,1130 Q420,860 800,900 Q1200,940 1610,1090 V1210 H-10 Z', '#1E0830'),
    stroke('M-10,1130 Q420,860 800,900 Q1200,940 1610,1090', '#FF8F73', 4, 'opacity=".55"'),
    glow('lantern', INK.apricot, [1030, 910, 300], 0.75),
    scope(),
    person(800, 920, 180, '#5B2A9D', -1),
    person(1130, 945, 190, '#7A1233', -1),
    person(1210, 950, 130, '#2F6B5B', -1),
    person(1285, 968, 146, '#8C3A6A', -1),
    person(1350, 976, 116, '#3A4AA6', -1),
    rect(1010, 890, 40, 52, '#2A0A33', 'rx="6"'),
    rect(1018, 898, 24, 36, '#FFE9A8', 'rx="4"'),
  );
}

function scope(): string {
  return (
    stroke('M560,780 L470,990 M566,780 L660,965 M562,780 L566,950', '#14041F', 18) +
    stroke('M500,925 L640,915', '#14041F', 8) +
    group(
      'transform="translate(562 760) rotate(-34)"',
      linear('tube', [
        [0, INK.peach],
        [0.2, INK.copper],
        [0.6, INK.wine],
        [1, '#2A0A33'],
      ]),
      rect(-210, -48, 430, 96, 'url(#tube)', 'rx="12"'),
      rect(200, -62, 76, 124, 'url(#tube)', 'rx="10"'),
      rect(-236, -30, 40, 60, '#14041F', 'rx="8"'),
      rect(-160, -56, 26, 112, '#14041F', 'opacity=".6"'),
      rect(100, -56, 26, 112, '#14041F', 'opacity=".6"'),
      rect(-120, -88, 170, 26, '#14041F', 'rx="10"'),
      stroke('M-200,-40 H262', INK.paper, 5, 'opacity=".8"'),
    ) +
    stroke('M392,872 L430,858', '#14041F', 22) +
    circle(562, 764, 32, '#14041F') +
    circle(562, 764, 12, INK.coral)
  );
}

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
