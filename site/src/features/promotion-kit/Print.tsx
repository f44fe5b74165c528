import { CampaignPicture } from '../campaigns/CampaignPicture.tsx';
import type { Code, PictureWords } from '../sharing/pictures/paint-picture.ts';
import './print.css';

/** A print is larger than any screen: it takes the largest file of a picture. */
const PRINT_SIZES = '2480px';
/** Characters of titles that have to be set smaller. */
const LONG_TITLE = 40;
const VERY_LONG_TITLE = 80;

export type PrintCampaign = Parameters<typeof CampaignPicture>[0]['campaign'];

type PrintProps = {
  readonly campaign: PrintCampaign;
  readonly words: PictureWords;
  readonly code: Code;
};

/** A poster or a card, in lengths that follow its width. */
export function Print({ campaign, words: { title, detail, call, until, site }, code }: PrintProps) {
  return (
    <div className="kit-print">
      <p className="kit-print-brand">
        <img src="/favicon.svg" alt="" />
        Power Hour
      </p>
      <div className="kit-print-picture">
        <CampaignPicture campaign={campaign} sizes={PRINT_SIZES} first />
      </div>
      <div className="kit-print-text">
        <p className={`kit-print-title ${toTitleClass(title)}`.trim()}>{title}</p>
        <p>{detail}</p>
      </div>
      <div className="kit-print-panel">
        <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
          <path d={code.path} />
        </svg>
        <div>
          <p className="kit-print-call">{call}</p>
          {until && <p>{until}</p>}
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
