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
  randomOf,
  rect,
  sheet,
  stroke,
  times,
} from '../kit.ts';

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
