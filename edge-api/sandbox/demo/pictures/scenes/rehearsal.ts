import { INK, circle, dust, ellipse, group, linear, path, rect, sheet, stroke, times } from '../kit.ts';

/** A rehearsal room in the first light: a grand piano and one empty chair. */
export function rehearsal(): string {
  const pane = (x: number) =>
    rect(x, 90, 250, 640, INK.paper) +
    rect(x, 90, 250, 640, 'url(#sky)') +
    stroke(
      `M${x + 125},90 V730 M${x},250 H${x + 250} M${x},410 H${x + 250} M${x},570 H${x + 250}`,
      '#7B4A86',
      9,
    ) +
    `<rect x="${x}" y="90" width="250" height="640" fill="none" stroke="#6A3C7C" stroke-width="16"/>`;
  return sheet(
    [
      [0, '#B98AB8'],
      [0.62, '#E9B99F'],
      [0.67, '#8C5A8C'],
      [1, '#5A2F72'],
    ],
    linear('sky', [
      [0, INK.peach],
      [0.7, '#FFC08F'],
      [1, INK.apricot],
    ]),
    linear(
      'shaft',
      [
        [0, INK.paper, 0.9],
        [1, INK.peach, 0.12],
      ],
      [1, 0, 0, 1],
    ),
    linear('boards', [
      [0, '#B8758C'],
      [1, '#4A2266'],
    ]),
    [760, 1050, 1340].map(pane).join(''),
    rect(0, 800, 1600, 400, 'url(#boards)'),
    times(15, (_, a) =>
      stroke(`M${300 + a * 1000},800 L${-900 + a * 3400},1200`, '#3A1758', 3, 'opacity=".4"'),
    ),
    rect(0, 786, 1600, 22, '#6A3C7C'),
    group(
      'style="mix-blend-mode:soft-light" filter="url(#soft)"',
      [760, 1050, 1340]
        .map((x) => path(`M${x},90 L${x + 250},90 L${x - 330},1200 L${x - 760},1200 Z`, 'url(#shaft)'))
        .join(''),
    ),
    group(
      'style="mix-blend-mode:screen" opacity=".62" filter="url(#soft)"',
      [760, 1050, 1340]
        .map((x) => path(`M${x - 260},830 L${x - 30},830 L${x - 330},1150 L${x - 640},1150 Z`, INK.apricot))
        .join(''),
    ),
    grandPiano(),
    chair(1010, 800, 1),
    group('style="mix-blend-mode:screen"', dust('rehearsal', 150, [420, 160, 900, 800], INK.paper, 2.8)),
  );
}

function grandPiano(): string {
  const dark = '#2A0F4A';
  return (
    ellipse(440, 1080, 430, 36, INK.abyss, 'opacity=".5" filter="url(#soft)"') +
    path('M190,640 Q200,330 560,270 Q700,250 770,330 L640,640 Z', dark) +
    stroke('M198,628 Q214,346 562,286 Q690,266 752,334', INK.apricot, 6, 'opacity=".9"') +
    stroke('M640,640 L700,420', dark, 12) +
    path('M120,640 H800 Q860,640 860,690 V770 H120 Z', dark) +
    path('M120,640 H800 Q840,640 852,660 H120 Z', '#4B2580') +
    stroke('M122,642 H806', INK.peach, 4, 'opacity=".8"') +
    rect(96, 738, 300, 22, INK.paper) +
    times(13, (i) => rect(104 + i * 22, 738, 9, 13, dark)) +
    path('M88,758 H404 V786 H88 Z', dark) +
    [150, 700, 820]
      .map((x) => path(`M${x - 22},768 h44 l-12,300 h-20 z`, dark) + circle(x, 1070, 13, INK.copper))
      .join('') +
    path('M180,560 L330,560 L318,640 L192,640 Z', INK.paper, 'opacity=".92"') +
    times(5, (i) => stroke(`M200,${576 + i * 12} H${312 - (i % 2) * 20}`, '#7B4A86', 2.5, 'opacity=".6"')) +
    rect(180, 930, 200, 26, '#7A1233', 'rx="8"') +
    stroke('M200,956 L188,1080 M360,956 L372,1080', dark, 14)
  );
}

function chair(x: number, y: number, s: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    path('M-10,290 L150,290 L-220,420 L-420,420 Z', INK.abyss, 'opacity=".4" filter="url(#soft)"'),
    stroke('M0,-60 L12,290 M150,-60 L146,290 M-30,120 L-44,310 M120,130 L122,316', '#7A1233', 15),
    path('M-4,-70 Q75,-104 156,-70 L154,20 Q76,-6 -1,20 Z', INK.ember),
    path('M-40,104 Q60,76 156,104 L146,138 Q50,116 -36,138 Z', INK.coral),
    stroke('M0,-70 Q75,-102 152,-70', INK.peach, 5, 'opacity=".9"'),
  );
}
