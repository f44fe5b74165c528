import { Printer } from 'lucide-react';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { encodeLink } from './encode-link.ts';
import { Piece } from './Piece.tsx';
import { Print, type PrintCampaign } from './Print.tsx';
import type { PromotionKitTexts } from './texts.ts';
import type { Kit } from './to-kit.ts';

/** How many times each print is on a sheet of A4. */
const COPIES = { poster: 1, 'table-card': 4 } as const;
const PRINT_NAMES = ['poster', 'table-card'] as const;

type PrintsProps = {
  readonly campaign: PrintCampaign;
  readonly kit: Kit;
  /** The language of the kit. */
  readonly language: Language;
  readonly texts: PromotionKitTexts;
};

/** The poster and the table card, of which the browser prints either; its own command prints both. */
export function Prints({ campaign, kit, language, texts }: PrintsProps) {
  const code = encodeLink(kit.links.poster);
  return PRINT_NAMES.map((name) => {
    const sheet = (
      <div
        className={`kit-sheet kit-${name}`}
        role="img"
        aria-label={fillText(texts.preview, { piece: texts[name] })}
        lang={language}
      >
        {Array.from({ length: COPIES[name] }, (_, at) => (
          <Print key={at} campaign={campaign} words={kit.words} code={code} />
        ))}
      </div>
    );
    return (
      <Piece key={name} name={name} preview={sheet} texts={texts}>
        {(headingId) => (
          <button
            type="button"
            className="button button-secondary button-small"
            aria-describedby={headingId}
            onClick={() => printOnly(name)}
          >
            <Printer aria-hidden="true" />
            {texts.print}
          </button>
        )}
      </Piece>
    );
  });
}

function printOnly(name: (typeof PRINT_NAMES)[number]): void {
  const { dataset } = document.documentElement;
  dataset['print'] = name;
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
