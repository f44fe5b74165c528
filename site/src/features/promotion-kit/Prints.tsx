import { Printer } from 'lucide-react';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { encodeLink } from '../sharing/pictures/encode-link.ts';
import { Piece } from './Piece.tsx';
import type { PromotionKitTexts } from './texts.ts';
import type { Kit } from './to-kit.ts';
import { CampaignPicture, DialPicture } from '../campaigns/CampaignPicture.tsx';
import type { Code, PictureWords } from '../sharing/pictures/paint-picture.ts';
import './print.css';

/** The number of copies of each print on an A4 sheet. */
const COPIES = { poster: 1, 'table-card': 4 } as const;
const PRINT_NAMES = ['poster', 'table-card'] as const;

type PrintsProps = WithTexts<PromotionKitTexts> & { readonly campaign: PrintCampaign; readonly kit: Kit };

/** The poster and the table card, each with a button that prints it; the browser's own print command prints both. */
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
          <Print key={at} campaign={campaign} words={kit.words} code={code} language={language} />
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

/** A print is larger than any screen, so it gets the largest file of a picture. */
const PRINT_SIZES = '2480px';
/** Lengths in characters above which titles are set smaller. */
const LONG_TITLE = 40;
const VERY_LONG_TITLE = 80;

export type PrintCampaign = Pick<CampaignCard, 'image' | 'language' | 'result' | 'celebrity'>;

type PrintProps = {
  readonly campaign: PrintCampaign;
  readonly words: PictureWords;
  readonly code: Code;
  /** The language of everything but the title. */
  readonly language: Language;
};

/** A poster or a card, with all lengths relative to its width. */
function Print({ campaign, words, code, language }: PrintProps) {
  const { title, detail, call, note, site } = words;
  return (
    <div className="kit-print" lang={language}>
      <p className="kit-print-brand">
        <img src="/favicon.svg" alt="" />
        Power Hour
      </p>
      <div className="kit-print-picture">
        <CampaignPicture campaign={campaign} sizes={PRINT_SIZES} first />
        {campaign.image && <DialPicture {...campaign} />}
      </div>
      <div className="kit-print-text">
        <p {...writtenIn(campaign.language)} className={`kit-print-title ${toTitleClass(title)}`.trim()}>
          {title}
        </p>
        <p>{detail}</p>
      </div>
      <div className="kit-print-panel">
        <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
          <path d={code.path} />
        </svg>
        <div>
          <p className="kit-print-call">{call}</p>
          {note && <p>{note}</p>}
          <p>{site}</p>
        </div>
      </div>
    </div>
  );
}

function toTitleClass({ length }: string): string {
  if (length > VERY_LONG_TITLE) return 'kit-print-title-small';
  return length > LONG_TITLE ? 'kit-print-title-medium' : '';
}
