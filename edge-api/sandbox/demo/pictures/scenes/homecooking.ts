import {
  INK,
  circle,
  ellipse,
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
