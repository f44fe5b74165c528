import {
  circle,
  cone,
  dust,
  ellipse,
  glow,
  group,
  INK,
  linear,
  n,
  path,
  rect,
  sheet,
  stroke,
  times,
} from './kit.ts';

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

/** A football, lit from the upper left. */
function ball(x: number, y: number, r: number): string {
  const s = r / 100;
  const spot = (dx: number, dy: number, size: number, turn: number) => {
    const points = [0, 1, 2, 3, 4]
      .map((k) => `${n(size * Math.sin(k * 1.2566))},${n(-size * Math.cos(k * 1.2566))}`)
      .join(' ');
    const squeeze = Math.max(0.35, 1 - (dx * dx + dy * dy) / 13000);
    return `<polygon points="${points}" fill="#2B1055" transform="translate(${dx} ${dy}) rotate(${turn}) scale(1 ${n(squeeze)})"/>`;
  };
  return group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    '<radialGradient id="leather" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#FBF6EE"/><stop offset="1" stop-color="#8E7BB0"/></radialGradient>',
    '<clipPath id="round"><circle r="100"/></clipPath>',
    circle(0, 0, 100, 'url(#leather)'),
    group(
      'clip-path="url(#round)"',
      spot(-8, -4, 34, 8),
      spot(-76, -44, 30, -60),
      spot(10, -86, 30, 4),
      spot(82, -26, 30, 70),
      spot(50, 66, 30, 140),
      spot(-58, 66, 30, 215),
      stroke(
        'M-8,-38 L4,-62 M24,-16 L56,-28 M14,24 L36,42 M-28,24 L-44,44 M-40,-14 L-54,-34 M-58,-70 L-14,-82 M34,-78 L70,-52 M84,4 L66,42 M24,76 L-30,78 M-78,40 L-86,-16',
        '#2B1055',
        4,
      ),
    ),
  );
}

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

/** A double scull on a lake like a mirror. */
export function rowing(): string {
  const oar = (x: number, dx: number, dy: number) =>
    stroke(`M${x},806 L${x + dx},${806 + dy}`, '#2A0F4A', 8) +
    group(
      `transform="translate(${x + dx} ${806 + dy}) rotate(${n((Math.atan2(dy, dx) * 180) / Math.PI)})"`,
      path('M0,-7 L78,-19 L82,15 L0,7 Z', INK.coral),
    ) +
    ellipse(
      x + dx * 1.16,
      812 + dy * 1.12,
      70,
      11,
      'none',
      'stroke="#FFE9CF" stroke-width="4" opacity=".8"',
    ) +
    ellipse(
      x + dx * 1.16,
      812 + dy * 1.12,
      120,
      20,
      'none',
      'stroke="#FFE9CF" stroke-width="3" opacity=".4"',
    );
  const rower = (x: number, shirt: string, skin: string) =>
    path(`M${x - 64},792 Q${x - 40},716 ${x + 8},672 Q${x + 46},664 ${x + 52},706 L${x + 34},796 Z`, shirt) +
    stroke(`M${x + 34},702 Q${x - 20},744 ${x - 66},756`, skin, 21) +
    stroke(`M${x - 30},786 Q${x - 80},730 ${x - 116},790`, '#1B2A5C', 27) +
    circle(x + 44, 626, 37, skin) +
    path(`M${x + 10},622 q2,-44 42,-42 q36,4 34,40 q-30,-20 -76,2 z`, '#2A0F4A') +
    stroke(`M${x + 42},684 Q${x + 54},720 ${x + 40},770`, INK.peach, 5, 'opacity=".8"');
  const shore = path(
    'M0,560 Q120,470 260,520 T540,505 Q640,460 760,520 T1060,510 T1330,480 T1600,530 V600 H0 Z',
    '#4A4F96',
  );
  const near = path('M0,590 Q160,556 330,580 T700,584 T1100,578 T1600,566 V602 H0 Z', '#2C3A7A');
  return sheet(
    [
      [0, '#3A2F86'],
      [0.25, '#A766A8'],
      [0.42, '#FFA98A'],
      [0.5, INK.peach],
      [1, '#22306E'],
    ],
    circle(1050, 560, 118, '#FFF3DC'),
    glow('sunrise', INK.paper, [1050, 560, 620], 0.85),
    stroke(
      'M120,190 H520 M260,236 H700 M980,170 H1460 M1120,214 H1380 M60,330 H330',
      '#F0A6A8',
      17,
      'opacity=".5"',
    ),
    shore,
    near,
    linear('lake', [
      [0, '#FFD0A0'],
      [0.22, '#D98BA0'],
      [0.55, '#5A5AA6'],
      [1, '#1C2A66'],
    ]),
    rect(0, 598, 1600, 602, 'url(#lake)'),
    group('transform="translate(0 1198) scale(1 -1)" opacity=".4"', shore, near),
    times(24, (i, a) =>
      ellipse(
        1050 + Math.sin(i * 2.1) * 22,
        612 + a * 560,
        (120 - a * 30) * (i % 2 ? 1 : 0.7),
        5 + a * 5,
        '#FFF3DC',
        `opacity="${n(0.9 - a * 0.6)}"`,
      ),
    ),
    times(44, (i) =>
      stroke(
        `M${(i * 173) % 1600},${640 + ((i * 97) % 540)} h${50 + ((i * 31) % 150)}`,
        i % 3 ? '#F7C6B0' : '#2C3A86',
        3,
        'opacity=".4"',
      ),
    ),
    group(
      'transform="translate(0 1640) scale(1 -1)" opacity=".3" filter="url(#soft)"',
      rower(560, INK.ember, '#8C4A3A'),
      rower(860, '#5B2A9D', '#D98A66'),
    ),
    oar(600, -190, -92),
    oar(900, -190, -92),
    path('M110,800 Q420,778 800,784 T1480,796 Q1200,850 760,852 Q360,850 110,800 Z', '#2A0F4A'),
    stroke('M120,799 Q420,780 800,786 T1470,796', INK.peach, 6),
    path('M180,818 Q500,846 760,846 T1400,812 Q1120,838 760,838 T180,818 Z', INK.coral),
    rower(560, INK.ember, '#8C4A3A'),
    rower(860, '#5B2A9D', '#D98A66'),
    oar(560, -170, 130),
    oar(860, -170, 130),
    reeds(),
  );
}

function reeds(): string {
  return (
    times(18, (i) => {
      const x = 20 + i * 21 + (i % 3) * 9;
      const h = 250 + ((i * 67) % 220);
      return (
        stroke(`M${x},1210 Q${x + 6},${1210 - h * 0.6} ${x + 24 - (i % 4) * 12},${1210 - h}`, '#141E50', 8) +
        (i % 3 ? '' : stroke(`M${x + 20 - (i % 4) * 10},${1216 - h} l4,-64`, '#7A3A2E', 20))
      );
    }) +
    times(9, (i) => {
      const x = 1440 + i * 19;
      const h = 160 + ((i * 53) % 150);
      return stroke(
        `M${x},1210 Q${x - 6},${1210 - h * 0.6} ${x - 20 + (i % 3) * 12},${1210 - h}`,
        '#141E50',
        8,
      );
    })
  );
}
