import {
  INK,
  circle,
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
