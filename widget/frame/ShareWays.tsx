import { useState } from 'react';
import { hasShareSheet, openShareSheet, toWhatsAppUrl, type SharedLink } from '../client/share-link.ts';
import type { ShareText } from './data.ts';

type ShareWaysProps = { readonly link: SharedLink; readonly words: Readonly<Record<ShareText, string>> };

/** Ways to share the campaign; if the browser refuses to copy, the address is shown for manual copying. */
export function ShareWays({ link, words }: ShareWaysProps) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="sf-row sf-share">
      <p>{words.shareTitle}</p>
      {hasShareSheet() && (
        <button type="button" className="link" onClick={() => void openShareSheet(link)}>
          {words.shareSheet}
        </button>
      )}
      <a className="link" href={toWhatsAppUrl(link.text)} target="_blank" rel="noopener noreferrer">
        {words.shareWhatsApp}
      </a>
      <button
        type="button"
        className="link"
        onClick={() => {
          navigator.clipboard.writeText(link.url).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {words.shareCopy}
      </button>
      <p role="status">
        {copied && words.shareCopied}
        {copied === false && <code>{link.url}</code>}
      </p>
    </div>
  );
}
