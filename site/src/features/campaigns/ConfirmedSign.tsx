import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import './confirmed-sign.css';
import type { CampaignTexts } from './texts.ts';

type ConfirmedSignProps = WithTexts<CampaignTexts['confirmed']> & {
  readonly celebrity: Pick<CampaignCard['celebrity'], 'name' | 'isConfirmed'>;
};

/** The sign that an admin has verified a celebrity's identity, with a link to its meaning; otherwise nothing. */
export function ConfirmedSign({ celebrity: { name, isConfirmed }, language, texts }: ConfirmedSignProps) {
  if (!isConfirmed) return null;
  return (
    <a className="confirmed-sign" href={`/${language}/how-it-works#${texts.anchor}`}>
      <span aria-hidden="true">✓&nbsp;</span>
      {texts.sign} <span className="visually-hidden">{name}</span>
    </a>
  );
}
