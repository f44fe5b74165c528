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
  randomOf,
  rect,
  sheet,
  stroke,
  times,
} from './kit.ts';

/** A kitchen with hanging pans and a table that goes on for a whole street. */
export function longtable(): string {
  const at = (a: number) => 520 + 680 * a ** 1.7;
  const half = (y: number) => 46 + (y - 500) * 0.86;
  const plate = (a: number, side: number, i: number) => {
    const y = at(a);
    const x = 800 + side * half(y) * 0.66;
    const s = 0.16 + a * 1.05;
    const food = [INK.coral, '#7E9B4E', INK.apricot, '#E9B44C'][i % 4] ?? INK.coral;
    return (
      ellipse(x + 8 * s, y + 14 * s, 108 * s, 40 * s, '#7A2B3C', 'opacity=".35"') +
      ellipse(x, y, 104 * s, 38 * s, INK.paper) +
      ellipse(x, y - 2 * s, 74 * s, 26 * s, '#F1DFC8') +
      ellipse(x, y - 8 * s, 52 * s, 19 * s, food) +
      ellipse(x - 12 * s, y - 14 * s, 22 * s, 7 * s, INK.paper, 'opacity=".4"')
    );
  };
  const candle = (a: number) => {
    const [y, s] = [at(a), 0.16 + a * 1.05];
    return (
      rect(800 - 9 * s, y - 120 * s, 18 * s, 120 * s, INK.paper) +
      ellipse(800, y, 26 * s, 9 * s, INK.copper) +
      path(
        `M800,${n(y - 168 * s)} q${n(15 * s)},${n(30 * s)} 0,${n(46 * s)} q${n(-15 * s)},${n(-16 * s)} 0,${n(-46 * s)}`,
        '#FFE9A8',
      ) +
      glow(`candle${Math.round(a * 100)}`, INK.peach, [800, y - 140 * s, 150 * s], 0.8)
    );
  };
  const lamp = (a: number, i: number) => {
    const s = 0.2 + a * 0.9;
    const y = 430 - a * 210;
    return (
      stroke(`M800,0 V${n(y)}`, '#3A0F3C', 5 * s) +
      glow(`lamp${i}`, INK.peach, [800, y + 60 * s, 300 * s], 0.9) +
      path(
        `M${n(800 - 92 * s)},${n(y + 62 * s)} Q800,${n(y - 66 * s)} ${n(800 + 92 * s)},${n(y + 62 * s)} Z`,
        i % 2 ? INK.ember : INK.plum,
      ) +
      ellipse(800, y + 62 * s, 92 * s, 14 * s, '#FFF0CF')
    );
  };
  const seats = [0.02, 0.12, 0.24, 0.38, 0.54, 0.72, 0.93];
  return sheet(
    [
      [0, '#5A1646'],
      [0.42, '#D9604F'],
      [0.46, '#8C2F4A'],
      [1, '#3A0F3C'],
    ],
    rect(0, 0, 1600, 540, '#7A1F4B'),
    times(9, (r) =>
      times(18, (c) =>
        rect(
          c * 92 - (r % 2) * 46,
          r * 60,
          88,
          56,
          ['#8C2A52', '#96304F', '#842650'][(r * 5 + c * 3) % 3] ?? '#8C2A52',
          'rx="4"',
        ),
      ),
    ),
    rect(690, 150, 220, 390, '#FFC48A'),
    glow('door', INK.paper, [800, 420, 420], 0.85),
    glow('warm', INK.apricot, [800, 560, 900], 0.7),
    path('M0,540 H1600 V1200 H0 Z', '#5A1646'),
    times(12, (_, a) =>
      stroke(`M${500 + a * 600},540 L${-1400 + a * 4400},1200`, '#3A0F3C', 3, 'opacity=".5"'),
    ),
    counter(),
    path(
      `M${800 - half(520)},520 L${800 + half(520)},520 L${800 + half(1200)},1200 L${800 - half(1200)},1200 Z`,
      'url(#cloth)',
    ),
    linear('cloth', [
      [0, '#FFE2B8'],
      [0.5, INK.paper],
      [1, '#F3C9A0'],
    ]),
    path(`M782,520 L818,520 L1000,1200 L600,1200 Z`, INK.coral, 'opacity=".85"'),
    seats.map((a, i) => plate(a, -1, i) + plate(a, 1, i + 2)).join(''),
    [0.06, 0.18, 0.31, 0.46, 0.64, 0.85].map(candle).join(''),
    [0, 0.16, 0.4, 0.75].map(lamp).join(''),
    pans(),
    group(
      'filter="url(#soft)" opacity=".5"',
      stroke(
        'M250,560 q-50,-80 0,-150 q44,-66 0,-140 M330,560 q50,-70 4,-140 M1310,560 q-50,-80 0,-150 q44,-66 6,-120',
        INK.paper,
        20,
      ),
    ),
    group('style="mix-blend-mode:screen"', dust('longtable', 70, [300, 200, 1000, 700], INK.peach, 3)),
  );
}

function counter(): string {
  return (
    [0, 1150]
      .map(
        (x) =>
          rect(x, 620, 450, 26, '#3A0F3C') +
          rect(x, 646, 450, 250, '#4B1449') +
          stroke(`M${x},621 H${x + 450}`, INK.apricot, 4, 'opacity=".8"') +
          times(3, (i) => stroke(`M${x + 70 + i * 140},670 h70`, INK.copper, 7)),
      )
      .join('') +
    path('M190,560 h200 v40 q0,26 -30,26 h-140 q-30,0 -30,-26 z', INK.copper) +
    stroke('M196,566 h188', INK.peach, 5, 'opacity=".8"') +
    path('M1230,540 h170 v60 q0,26 -30,26 h-110 q-30,0 -30,-26 z', '#5B2A9D') +
    stroke('M1236,546 h158', INK.peach, 5, 'opacity=".8"') +
    circle(70, 596, 28, '#E9B44C') +
    circle(120, 600, 24, INK.coral) +
    circle(96, 566, 24, '#E9B44C') +
    path('M1470,622 q-14,-110 20,-150 q34,40 20,150 z', '#4C7A5A')
  );
}

function pans(): string {
  const pan = (x: number, y: number, r: number, colour: string) =>
    stroke(`M${x},96 V${y - r - 60}`, '#2A0A33', 6) +
    stroke(`M${x},${y - r - 60} V${y - r + 8}`, '#2A0A33', 15) +
    circle(x, y, r, colour) +
    circle(x, y, r * 0.8, '#2A0A33', 'opacity=".35"') +
    stroke(
      `M${n(x - r * 0.86)},${y} A${r * 0.86},${r * 0.86} 0 0 1 ${x},${n(y - r * 0.86)}`,
      INK.peach,
      6,
      'opacity=".85"',
    );
  return (
    rect(60, 84, 500, 14, '#2A0A33', 'rx="7"') +
    rect(1040, 84, 500, 14, '#2A0A33', 'rx="7"') +
    pan(130, 290, 74, INK.copper) +
    pan(290, 330, 96, '#B5523A') +
    pan(460, 270, 62, INK.copper) +
    pan(1130, 280, 66, '#B5523A') +
    pan(1290, 330, 92, INK.copper) +
    pan(1450, 290, 74, '#B5523A')
  );
}

/** A copper pan over a blue flame. */
export function homecooking(): string {
  const random = randomOf('tiles');
  const tile = (r: number, c: number) => {
    const x = c * 134 - 4;
    const y = r * 134 - 20;
    const tone = ['#3A1B78', '#45238A', '#331668', '#4C2A94'][Math.floor(random() * 4)] ?? '#3A1B78';
    const motif =
      (r + c) % 3 === 0
        ? `<path d="M${x + 65},${y + 22} q43,43 0,86 q-43,-43 0,-86 M${x + 22},${y + 65} q43,-43 86,0 q-43,43 -86,0" fill="none" stroke="#8F6BD0" stroke-width="4" opacity=".45"/>`
        : '';
    return rect(x, y, 128, 128, tone, 'rx="8"') + motif;
  };
  const flame = (x: number, h: number) =>
    path(
      `M${x - 17},888 Q${x - 24},${888 - h * 0.5} ${x},${888 - h} Q${x + 24},${888 - h * 0.5} ${x + 17},888 Z`,
      '#5B8CFF',
    ) +
    path(
      `M${x - 9},888 Q${x - 12},${888 - h * 0.3} ${x},${888 - h * 0.6} Q${x + 12},${888 - h * 0.3} ${x + 9},888 Z`,
      '#DCEBFF',
    );
  return sheet(
    [
      [0, '#241052'],
      [1, '#3A1B78'],
    ],
    times(7, (r) => times(13, (c) => tile(r, c))),
    glow('window', INK.apricot, [260, 180, 820], 0.75),
    glow('blue', '#5B8CFF', [800, 860, 560], 0.7),
    rect(0, 930, 1600, 280, '#1B0B40'),
    rect(0, 912, 1600, 32, '#2E1666'),
    stroke('M0,914 H1600', INK.apricot, 5, 'opacity=".7"'),
    rect(440, 880, 720, 36, INK.abyss, 'rx="10"'),
    times(9, (i) => rect(500 + i * 75, 848, 16, 44, INK.abyss)),
    rect(470, 836, 660, 18, INK.abyss, 'rx="8"'),
    times(11, (i) => flame(560 + i * 48, 54 + (i % 3) * 12)),
    group(
      'filter="url(#soft)" opacity=".75"',
      times(11, (i) => circle(560 + i * 48, 868, 20, '#5B8CFF')),
    ),
    linear(
      'copper',
      [
        [0, '#7A2A2E'],
        [0.16, '#FFB07F'],
        [0.34, '#D9713F'],
        [0.7, '#9C3A34'],
        [1, '#4A1433'],
      ],
      [0, 0, 1, 0],
    ),
    path('M470,520 H1130 V760 Q1130,834 1050,834 H550 Q470,834 470,760 Z', 'url(#copper)'),
    ellipse(800, 520, 330, 58, '#5A1B33'),
    ellipse(800, 528, 300, 44, '#E2543F'),
    ellipse(720, 522, 70, 12, '#FF9A6B'),
    ellipse(880, 534, 90, 13, '#FF9A6B', 'opacity=".8"'),
    times(7, (i) => ellipse(600 + i * 66, 520 + (i % 3) * 9, 17, 7, i % 2 ? '#7E9B4E' : '#FFD9A8')),
    '<ellipse cx="800" cy="520" rx="330" ry="58" fill="none" stroke="#FFB07F" stroke-width="9"/>',
    stroke('M1130,580 Q1250,560 1420,520', '#2A0A33', 40),
    stroke('M1130,572 Q1250,552 1416,512', INK.copper, 7),
    path('M470,600 q-74,-16 -74,40 q0,50 74,40', 'none', 'stroke="#7A2A2E" stroke-width="24"'),
    stroke('M930,520 Q980,330 1040,180', '#B5763F', 26),
    ellipse(924, 528, 50, 20, '#8C5230'),
    group(
      'filter="url(#soft)" opacity=".6"',
      stroke(
        'M660,480 q-80,-90 0,-180 q76,-84 -10,-180 M800,470 q-70,-100 10,-190 q80,-90 0,-200',
        INK.paper,
        30,
      ),
    ),
    lemons(),
  );
}

function lemons(): string {
  const lemon = (x: number, y: number, turn: number) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      ellipse(0, 0, 74, 56, '#F2B632'),
      path('M64,-20 q38,20 0,40 z', '#F2B632'),
      ellipse(-18, -20, 36, 18, '#FFE08A', 'opacity=".8"'),
    );
  return (
    ellipse(240, 1046, 240, 26, INK.abyss, 'opacity=".5"') +
    lemon(170, 990, -10) +
    lemon(310, 1004, 24) +
    lemon(240, 916, 6) +
    circle(420, 1020, 58, '#FFF0B8') +
    circle(420, 1020, 50, '#F7CC4B') +
    times(8, (i) =>
      stroke(
        `M420,1020 L${n(420 + 46 * Math.cos(i * 0.785))},${n(1020 + 46 * Math.sin(i * 0.785))}`,
        '#FFF0B8',
        5,
      ),
    ) +
    path('M1250,1052 L1262,930 H1438 L1450,1052 Z', INK.ember) +
    rect(1250, 916, 200, 30, INK.coral, 'rx="6"') +
    times(15, (i, a) => {
      const [x, y] = [1350 + (a - 0.5) * 330, 760 - Math.sin(a * Math.PI) * 150 + (i % 2) * 40];
      return (
        stroke(`M1350,916 Q${n(1350 + (a - 0.5) * 90)},840 ${n(x)},${n(y)}`, '#2F6B5B', 5) +
        ellipse(
          x,
          y,
          36,
          17,
          i % 2 ? '#4C8A66' : '#3B7558',
          `transform="rotate(${n((a - 0.5) * 140 - 60)} ${n(x)} ${n(y)})"`,
        )
      );
    }) +
    rect(560, 1040, 560, 40, '#8C5230', 'rx="14"') +
    stroke('M570,1044 H1110', INK.apricot, 4, 'opacity=".8"') +
    circle(660, 1016, 40, INK.ember) +
    circle(740, 1022, 34, INK.coral) +
    path('M860,1034 L1080,1018 L1090,1036 Z', '#D9D0E6') +
    rect(800, 1022, 76, 18, '#2A0A33', 'rx="8"')
  );
}

/** Tea by a window in the rain; the steam becomes a ship. */
export function teatime(): string {
  const random = randomOf('rain');
  const ship =
    path('M600,404 H1010 Q990,500 900,506 H710 Q630,500 600,404 Z', INK.paper, 'opacity=".9"') +
    stroke('M790,404 V140 M690,404 V230 M900,404 V220', INK.paper, 9, 'opacity=".9"') +
    path(
      'M800,150 Q930,230 806,330 Z M784,170 Q690,250 784,360 Z M908,230 Q1000,290 912,370 Z M684,240 Q600,310 684,384 Z',
      INK.paper,
      'opacity=".85"',
    ) +
    stroke('M600,404 L520,360', INK.paper, 8, 'opacity=".9"') +
    path('M790,140 q36,6 58,26 q-34,2 -58,12 z', INK.coral);
  return sheet(
    [
      [0, '#16384F'],
      [0.6, '#2F7088'],
      [1, '#16384F'],
    ],
    path('M0,640 Q180,520 380,610 T760,600 T1180,590 T1600,620 V900 H0 Z', '#1A4A60'),
    path('M0,720 Q260,640 520,700 T1060,680 T1600,710 V900 H0 Z', '#123A52'),
    glow('street', INK.peach, [1240, 560, 190], 0.8),
    circle(1240, 560, 20, INK.paper),
    stroke('M1240,580 V800', '#0D2A40', 10),
    glow('street2', INK.peach, [300, 600, 120], 0.6),
    circle(300, 600, 12, INK.paper),
    times(190, () => {
      const [x, y, l] = [random() * 1600, random() * 820, 18 + random() * 46];
      return stroke(
        `M${n(x)},${n(y)} l${n(-l * 0.16)},${n(l)}`,
        '#BFE3EC',
        2 + random() * 2,
        `opacity="${n(0.15 + random() * 0.4)}"`,
      );
    }),
    times(60, () =>
      ellipse(
        random() * 1600,
        random() * 780,
        4 + random() * 4,
        6 + random() * 7,
        '#DDF2F5',
        `opacity="${n(0.3 + random() * 0.4)}"`,
      ),
    ),
    stroke('M400,-20 V840 M1200,-20 V840', '#3A1446', 30),
    rect(0, 800, 1600, 60, '#3A1446'),
    stroke('M0,804 H1600', INK.apricot, 5, 'opacity=".7"'),
    group('opacity=".35" filter="url(#softer)"', ship),
    group('opacity=".82"', ship),
    group(
      'filter="url(#soft)" opacity=".7"',
      stroke(
        'M800,720 q-60,-50 -10,-104 q50,-50 0,-108 M740,506 q-80,40 -180,10 M900,506 q90,44 190,0 M640,540 q160,50 330,0',
        INK.paper,
        18,
      ),
    ),
    linear('table', [
      [0, '#A8483F'],
      [1, '#4A1638'],
    ]),
    path('M0,900 Q800,820 1600,900 V1200 H0 Z', 'url(#table)'),
    stroke('M0,900 Q800,820 1600,900', INK.peach, 6, 'opacity=".7"'),
    glow('lampside', INK.apricot, [420, 900, 700], 0.6),
    cup(),
    scones(),
    book(),
  );
}

function cup(): string {
  return (
    ellipse(812, 1050, 330, 54, INK.abyss, 'opacity=".4" filter="url(#soft)"') +
    ellipse(800, 1030, 280, 56, INK.paper) +
    ellipse(800, 1022, 200, 34, '#EBD6C2') +
    linear(
      'china',
      [
        [0, '#FFF7EA'],
        [0.55, INK.paper],
        [1, '#C99AA8'],
      ],
      [0, 0, 1, 0],
    ) +
    path('M620,740 H980 Q972,960 860,1016 H740 Q628,960 620,740 Z', 'url(#china)') +
    '<path d="M972,790 q112,-16 100,70 q-16,74 -128,62" fill="none" stroke="#E6C9C0" stroke-width="28"/>' +
    ellipse(800, 742, 180, 38, '#F6E5D3') +
    ellipse(800, 748, 160, 28, '#A8482F') +
    ellipse(760, 744, 76, 9, INK.apricot, 'opacity=".8"') +
    stroke('M632,820 Q800,872 968,820', INK.coral, 9, 'opacity=".9"') +
    stroke('M638,850 Q800,902 962,850', '#5B2A9D', 5, 'opacity=".8"')
  );
}

function scones(): string {
  const scone = (x: number, y: number) =>
    path(`M${x - 84},${y} q-6,-84 84,-88 q90,4 84,88 z`, '#E0A05C') +
    path(`M${x - 78},${y - 44} q78,-74 156,0 q-78,-26 -156,0 z`, '#F4C888') +
    rect(x - 86, y - 28, 172, 15, INK.ember, 'rx="7"') +
    rect(x - 80, y - 40, 160, 15, INK.paper, 'rx="7"');
  return (
    ellipse(300, 1062, 270, 44, '#5B2A9D') +
    ellipse(300, 1054, 236, 32, '#7C4BB8') +
    scone(210, 1050) +
    scone(388, 1056) +
    scone(300, 984)
  );
}

function book(): string {
  return group(
    'transform="translate(1170 960) rotate(5)"',
    path('M0,60 L330,30 L370,130 L20,166 Z', '#1D4A3C'),
    path('M6,48 L326,20 L364,112 L26,146 Z', INK.paper),
    path('M0,36 L330,6 L366,98 L20,134 Z', '#2F6B5B'),
    stroke('M40,52 L306,28 L330,86 L62,112 Z', INK.peach, 4, 'opacity=".8"'),
    stroke('M130,20 L420,-60', '#E9B44C', 14),
    path('M420,-60 l34,-16 l-26,28 z', '#2A0A33'),
  );
}
