import { useEffect, useState } from 'react';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { drawPicture } from './pictures/draw-picture.ts';
import type { OwnShareTexts } from './share-texts.ts';

/** The content of a fan's ticket. Not the answer: others see the picture, and only the fan decides who reads it. */
export type Ticket = {
  readonly campaign: Pick<Submission['campaign'], 'slug' | 'name'>;
  readonly dial: Parameters<typeof drawPicture>[0]['campaign'] & {
    /** The name is empty for a campaign without a charity. */
    readonly charity: { readonly name: string };
  };
  readonly minute: number;
  /** Empty for a fan without a name. */
  readonly firstName: string;
  readonly language: Language;
};
type TicketPicture = { readonly file: File; readonly src: string };

/** Draws a ticket with the code of a link; undefined until it is drawn, or if that fails. */
export function useTicketPicture(
  ticket: Ticket | undefined,
  url: string | undefined,
  texts: OwnShareTexts,
): TicketPicture | undefined {
  const [picture, setPicture] = useState<TicketPicture>();
  const [drawn] = useState(ticket);

  useEffect(() => {
    if (!drawn || url === undefined) return;
    let src = '';
    let isCurrent = true;
    drawTicket(drawn, url, texts).then(
      (file) => {
        if (!isCurrent) return;
        src = URL.createObjectURL(file);
        setPicture({ file, src });
      },
      (error: unknown) => console.warn('No ticket was drawn', error),
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(src);
    };
  }, [drawn, url, texts]);

  return picture;
}

async function drawTicket(
  { campaign, dial, minute, firstName, language }: Ticket,
  url: string,
  texts: OwnShareTexts,
): Promise<File> {
  const [{ drawPicture }, { encodeLink }] = await Promise.all([
    import('./pictures/draw-picture.ts'),
    import('./pictures/encode-link.ts'),
  ]);
  const [celebrity, charity] = [dial.celebrity.name, dial.charity.name];
  const words = {
    title: fillText(firstName === '' ? texts.ticketMine : texts.ticketOf, {
      name: firstName,
      minute: String(minute),
    }),
    detail: `${fillText(charity ? texts.ticketCharity : texts.ticketWith, { celebrity, charity })} ${campaign.name}`,
    call: fillText(texts.ticketCall, { price: formatEuros(DONATION_CENTS, language) }),
    note: null,
    site: new URL(url).host,
  };
  const drawing = {
    layout: 'square',
    words,
    campaign: dial,
    own: minute,
    code: encodeLink(url),
    mimeType: 'image/png',
  } as const;
  return new File([await drawPicture(drawing)], 'power-hour.png', { type: 'image/png' });
}
