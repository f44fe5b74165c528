import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';
import { composeBrand } from '../story-kit/compose-brand.ts';
import { composeText, stackBlocks, type TextPart } from '../story-kit/compose-text.ts';
import { SCHEMES } from '../story-kit/schemes.ts';
import type { Measure, Shape } from '../story-kit/shapes.ts';
import type { ShareWords } from './to-share-words.ts';

const SCHEME = SCHEMES.night;
const LEFT = 56;
const WIDTH = 568;
const BRAND = { top: 52, size: 52 } as const;
const TEXT = { top: 138, height: 290, gap: 14, nameHeight: 84 } as const;
const PANEL = { x: LEFT, y: 450, width: WIDTH, height: 128, radius: 28 } as const;
const PANEL_PADDING = 32;
const PICTURE = {
  x: 664,
  y: 40,
  width: SHARE_WIDTH_PX - 664 - 40,
  height: SHARE_HEIGHT_PX - 80,
  radius: 36,
} as const;

/** Returns what a share picture is drawn of, from back to front: words and price on the left, the picture on the right. */
export function composeSharePicture(words: ShareWords, measure: Measure): readonly Shape[] {
  return [
    {
      kind: 'box',
      x: 0,
      y: 0,
      width: SHARE_WIDTH_PX,
      height: SHARE_HEIGHT_PX,
      radius: 0,
      fill: SCHEME.ground,
    },
    { kind: 'picture', ...PICTURE, ground: SCHEME.ground },
    ...composeBrand(LEFT, BRAND.top, BRAND.size, SCHEME),
    ...composeTitle(words, measure),
    ...composePrice(words, measure),
  ];
}

function composeTitle({ title, celebrity }: ShareWords, measure: Measure): readonly Shape[] {
  const name = composeText(
    {
      ...{ text: celebrity, width: WIDTH, height: TEXT.nameHeight, weight: 500, fill: SCHEME.pitch },
      ...{ largest: 34, smallest: 26 },
    },
    measure,
  );
  const heading = composeText(
    {
      ...{ text: title, width: WIDTH, height: TEXT.height - name.height - TEXT.gap, weight: 800 },
      ...{ largest: 84, smallest: 34, fill: SCHEME.title },
    },
    measure,
  );
  const block = stackBlocks([heading, name], TEXT.gap);
  return block.place(LEFT, TEXT.top + Math.max(0, (TEXT.height - block.height) / 2));
}

function composePrice({ call, until }: ShareWords, measure: Measure): readonly Shape[] {
  const width = PANEL.width - 2 * PANEL_PADDING;
  const parts: readonly TextPart[] = [
    { text: call, width, height: 56, weight: 800, largest: 44, smallest: 24, fill: SCHEME.call },
    ...(until === null
      ? []
      : [
          {
            text: until,
            width,
            height: 40,
            weight: 500,
            largest: 27,
            smallest: 18,
            fill: SCHEME.detail,
          } as const,
        ]),
  ];
  const block = stackBlocks(
    parts.map((part) => composeText(part, measure)),
    4,
  );
  return [
    { kind: 'box', ...PANEL, fill: SCHEME.panel },
    ...block.place(PANEL.x + PANEL_PADDING, PANEL.y + Math.max(0, (PANEL.height - block.height) / 2)),
  ];
}
