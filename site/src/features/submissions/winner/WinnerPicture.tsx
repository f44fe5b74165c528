import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#site/ui/save-file.ts';
import type { drawPicture } from '../../sharing/pictures/draw-picture.ts';
import type { WinnerTexts } from './texts.ts';

type WinnerPictureProps = Pick<Parameters<typeof drawPicture>[0], 'campaign' | 'words'> & {
  readonly minute: number;
  readonly texts: Pick<WinnerTexts, 'picture' | 'failed'>;
};

/** Saves a winner's own picture, to show to whom they like: their wedge of the dial, the face and the date. */
export default function WinnerPicture({ campaign, words, minute, texts }: WinnerPictureProps) {
  const [isDrawing, setIsDrawing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function save() {
    setIsDrawing(true);
    setHasFailed(false);
    try {
      const { drawPicture } = await import('../../sharing/pictures/draw-picture.ts');
      const drawing = { layout: 'link', own: minute, chosen: [minute], mimeType: 'image/png' } as const;
      saveFile(await drawPicture({ ...drawing, campaign, words }), 'power-hour.png');
    } catch (error) {
      console.warn('No picture was drawn', error);
      setHasFailed(true);
    } finally {
      setIsDrawing(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className="button button-secondary"
        aria-busy={isDrawing}
        disabled={isDrawing}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" />
        {texts.picture}
      </button>
      <p className="field-error" role="alert">
        {hasFailed && texts.failed}
      </p>
    </>
  );
}
