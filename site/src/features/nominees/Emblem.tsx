import type { Campaign } from '#api/campaigns/contract.ts';
import { toEmblemPath } from '#api/campaigns/dial-rules.ts';
import { toFocalClass } from '#api/media/focal-rules.ts';

/** Shows a campaign's celebrity inside the dial. */
export function Emblem({ avatar }: Pick<Campaign['celebrity'], 'avatar'>) {
  return (
    <span className="emblem">
      <img src={toEmblemPath('chosen')} width="160" height="160" alt="" />
      {avatar && <img className={toFocalClass(avatar)} src={avatar.url} width="100" height="100" alt="" />}
    </span>
  );
}
