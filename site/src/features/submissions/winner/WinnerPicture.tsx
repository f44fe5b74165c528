import { Download } from 'lucide-react';
import { saveFile } from '#site/ui/save-file.ts';
import { useCall } from '#site/ui/use-call.ts';
import type { drawPicture } from '../../sharing/pictures/draw-picture.ts';
import type { WinnerTexts } from './texts.ts';

type WinnerPictureProps = Pick<Parameters<typeof drawPicture>[0], 'campaign' | 'words'> & {
  readonly minute: number;
  readonly texts: Pick<WinnerTexts, 'picture' | 'failed'>;
};

/** Saves a picture for the winner to share: their wedge of the dial, the face and the date. */
export default function WinnerPicture({ campaign, words, minute, texts }: WinnerPictureProps) {
  const { isBusy, alert, run } = useCall();

  async function save(): Promise<string | undefined> {
    try {
      const { drawPicture } = await import('../../sharing/pictures/draw-picture.ts');
      const drawing = { layout: 'link', own: minute, chosen: [minute], mimeType: 'image/png' } as const;
      saveFile(await drawPicture({ ...drawing, campaign, words }), 'power-hour.png');
      return undefined;
    } catch (error) {
      console.warn('No picture was drawn', error);
      return texts.failed;
    }
  }

  return (
    <>
      <button
        type="button"
        className="button button-secondary"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void run(save)}
      >
        <Download aria-hidden="true" />
        {texts.picture}
      </button>
      <p className="field-error" role="alert">
        {alert}
      </p>
    </>
  );
}
