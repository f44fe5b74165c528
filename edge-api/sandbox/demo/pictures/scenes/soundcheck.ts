import { INK, circle, cone, dust, ellipse, glow, group, path, rect, sheet, stroke, times } from '../kit.ts';
import { stageMicrophone } from '../microphones.ts';

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
