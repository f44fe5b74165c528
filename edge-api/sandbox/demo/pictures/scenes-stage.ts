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
  radial,
  randomOf,
  rect,
  stroke,
  times,
} from './kit.ts';
import { sheet } from './kit.ts';
import { stageMicrophone } from './microphones.ts';

/** A stage before the audience comes: three light cones and a microphone. */
export function soundcheck(): string {
  const lamps = [
    [330, INK.coral, 560],
    [800, INK.peach, 800],
    [1270, INK.mauve, 1040],
  ] as const;
  return sheet(
    [
      [0, INK.abyss],
      [0.55, INK.night],
      [0.82, INK.violet],
      [1, INK.abyss],
    ],
    glow('haze', INK.coral, [800, 900, 900], 0.55),
    glow('haze2', INK.plum, [1300, 620, 620], 0.8),
    glow('haze3', INK.ember, [250, 700, 560], 0.5),
    group(
      `stroke="${INK.abyss}" stroke-width="9" fill="none"`,
      '<path d="M-20,92 H1620 M-20,150 H1620"/>',
      times(27, (i) => `<path d="M${i * 62 - 20},92 l31,58 l31,-58"/>`),
    ),
    lamps.map(([x, colour, to], i) => cone(`cone${i}`, colour, [x, 190], [to, 1080, 300], 0.95)).join(''),
    lamps
      .map(
        ([x, colour, to], i) =>
          cone(`core${i}`, INK.paper, [x, 190], [to, 1080, 90], 0.4) +
          ellipse(
            to,
            1076,
            330,
            54,
            colour,
            'opacity=".5" filter="url(#soft)" style="mix-blend-mode:screen"',
          ),
      )
      .join(''),
    [90, 560, 1040, 1510]
      .map((x, i) => cone(`thin${i}`, INK.plum, [x, 180], [x + (800 - x) * 0.25, 1000, 120], 0.5))
      .join(''),
    [90, 330, 560, 800, 1040, 1270, 1510]
      .map((x) => path(`M${x - 34},146 h68 l12,62 h-92 z`, INK.abyss) + ellipse(x, 208, 40, 9, INK.peach))
      .join(''),
    drums(380, 940),
    amplifier(1090, 800),
    path('M0,1060 Q800,1010 1600,1060 V1200 H0 Z', INK.abyss),
    stroke('M0,1060 Q800,1010 1600,1060', INK.apricot, 4, 'opacity=".7"'),
    ellipse(760, 1110, 420, 46, INK.peach, 'opacity=".55" filter="url(#soft)"'),
    ellipse(330, 1096, 260, 30, INK.coral, 'opacity=".4" filter="url(#soft)"'),
    ellipse(1250, 1096, 260, 30, INK.mauve, 'opacity=".4" filter="url(#soft)"'),
    group('style="mix-blend-mode:screen"', dust('soundcheck', 210, [220, 240, 1160, 800], INK.peach, 3.4)),
    stageMicrophone(810, 470, 92, 1110),
  );
}

function drums(x: number, y: number): string {
  const drum = (dx: number, dy: number, w: number, h: number) =>
    rect(x + dx, y + dy, w, h, INK.abyss, 'rx="10"') +
    ellipse(x + dx + w / 2, y + dy, w / 2, w * 0.12, INK.violet) +
    stroke(`M${x + dx},${y + dy} a${w / 2},${w * 0.12} 0 0 1 ${w},0`, INK.apricot, 3, 'opacity=".8"');
  return (
    drum(-150, 0, 110, 110) +
    drum(60, 10, 120, 100) +
    circle(x + 10, y + 60, 92, INK.abyss) +
    `<circle cx="${x + 10}" cy="${y + 60}" r="88" fill="none" stroke="${INK.coral}" stroke-width="4" opacity=".8"/>` +
    circle(x + 10, y + 60, 62, INK.night) +
    drum(-90, -60, 80, 60) +
    drum(20, -60, 84, 60) +
    [-210, 190]
      .map(
        (dx) =>
          stroke(`M${x + dx},${y - 110} L${x + dx * 0.9},${y + 120}`, INK.abyss, 7) +
          ellipse(x + dx, y - 112, 84, 13, INK.copper) +
          ellipse(x + dx - 10, y - 115, 56, 5, INK.peach),
      )
      .join('')
  );
}

function amplifier(x: number, y: number): string {
  return (
    rect(x, y, 250, 270, INK.abyss, 'rx="14"') +
    rect(x + 16, y + 64, 218, 190, INK.night, 'rx="8"') +
    [70, 180]
      .map(
        (dx) =>
          circle(x + dx, y + 160, 46, INK.abyss) +
          `<circle cx="${x + dx}" cy="${y + 160}" r="44" fill="none" stroke="${INK.mauve}" stroke-width="3" opacity=".7"/>` +
          circle(x + dx, y + 160, 15, INK.violet),
      )
      .join('') +
    times(6, (i) => circle(x + 36 + i * 30, y + 36, 7, i === 5 ? INK.coral : INK.mauve)) +
    stroke(`M${x + 8},${y + 2} H${x + 242}`, INK.apricot, 3, 'opacity=".7"')
  );
}

/** A bare brick wall, one hard light, and nothing left but the last joke. */
export function lastjoke(): string {
  const random = randomOf('bricks');
  const bricks = times(21, (row) =>
    times(15, (column) => {
      const x = column * 122 - (row % 2) * 61 - 40;
      const tone = [INK.wine, INK.ember, '#9C1830', '#B1202F'][Math.floor(random() * 4)] ?? INK.wine;
      return rect(x, row * 56 - 60, 116, 50, tone, `rx="5" opacity="${n(0.55 + random() * 0.45)}"`);
    }),
  );
  return sheet(
    [
      [0, '#4A0A2B'],
      [0.8, '#5C0F2E'],
      [1, INK.abyss],
    ],
    bricks,
    radial(
      'spot',
      [
        [0, INK.peach, 0.95],
        [0.62, INK.apricot, 0.75],
        [0.86, INK.coral, 0.5],
        [0.93, INK.coral, 0],
      ],
      [0.5, 0.5, 0.5],
    ),
    radial(
      'dark',
      [
        [0, INK.abyss, 0],
        [0.36, INK.abyss, 0.05],
        [0.46, INK.abyss, 0.82],
        [1, INK.abyss, 0.93],
      ],
      [0.5, 0.5, 0.5],
    ),
    ellipse(800, 520, 520, 520, 'url(#spot)', 'style="mix-blend-mode:overlay"'),
    ellipse(800, 520, 500, 500, 'url(#spot)', 'opacity=".5" style="mix-blend-mode:soft-light"'),
    circle(800, 520, 1180, 'url(#dark)'),
    group(
      'opacity=".5" filter="url(#soft)"',
      stroke('M905,470 L965,1010', INK.abyss, 22),
      ellipse(900, 430, 64, 72, INK.abyss),
    ),
    path('M0,1010 H1600 V1200 H0 Z', '#1B0622'),
    ellipse(800, 1072, 500, 70, INK.apricot, 'opacity=".6" filter="url(#soft)"'),
    ellipse(800, 1068, 380, 46, INK.peach, 'opacity=".7" filter="url(#soft)"'),
    cone('beam', INK.peach, [1420, -60], [800, 1040, 430], 0.32),
    stool(1060, 800),
    stageMicrophone(800, 430, 84, 1070),
  );
}

function stool(x: number, y: number): string {
  return (
    stroke(
      `M${x - 60},${y + 20} L${x - 96},${y + 262} M${x + 60},${y + 20} L${x + 96},${y + 262} M${x},${y + 20} V${y + 272}`,
      '#1B0622',
      15,
    ) +
    stroke(`M${x - 82},${y + 170} H${x + 82}`, '#1B0622', 10) +
    ellipse(x, y + 18, 106, 26, '#1B0622') +
    ellipse(x - 6, y + 10, 100, 20, INK.copper) +
    linear(
      'glass',
      [
        [0, INK.paper, 0.75],
        [0.5, INK.peach, 0.25],
        [1, INK.paper, 0.6],
      ],
      [0, 0, 1, 0],
    ) +
    path(`M${x - 34},${y - 82} h64 l-8,92 h-48 z`, 'url(#glass)') +
    path(`M${x - 31},${y - 46} h58 l-5,54 h-48 z`, INK.paper, 'opacity=".35"') +
    ellipse(x - 2, y - 82, 32, 7, INK.paper, 'opacity=".8"')
  );
}

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
