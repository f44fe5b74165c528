import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import './confirmed-sign.css';
import type { CampaignTexts } from './texts.ts';

type ConfirmedSignProps = {
  readonly celebrity: Pick<CampaignCard['celebrity'], 'name' | 'isConfirmed'>;
  readonly language: Language;
  readonly texts: CampaignTexts['confirmed'];
};

/** The sign that an admin has checked who a celebrity is, which leads to what it means; nothing without that. */
export function ConfirmedSign({ celebrity: { name, isConfirmed }, language, texts }: ConfirmedSignProps) {
  if (!isConfirmed) return null;
  return (
    <a className="confirmed-sign" href={`/${language}/how-it-works#${texts.anchor}`}>
      <span aria-hidden="true">✓</span> {texts.sign} <span className="visually-hidden">{name}</span>
    </a>
  );
}
