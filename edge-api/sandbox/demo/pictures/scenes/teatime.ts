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
