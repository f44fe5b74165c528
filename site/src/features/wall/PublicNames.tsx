import { useState } from 'react';
import type { PublicName } from '#api/sharing/contract.ts';
import '#site/ui/own-list.css';
import { showToast } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import type { WallTexts } from './texts.ts';

type PublicNamesProps = {
  readonly id: string;
  readonly names: readonly PublicName[];
  readonly texts: WallTexts['names'];
};

/** Lists the names that fans show in public; the campaign's owner and admins can hide each of them. */
export function PublicNames({ id, names, texts }: PublicNamesProps) {
  const [shown, setShown] = useState(names);

  async function hide({ id: submissionId, isHidden }: PublicName): Promise<void> {
    const call = { param: { id, submissionId }, json: { isHidden: !isHidden } };
    const outcome = await api.campaigns[':id'].names[':submissionId'].$put(call);
    if (outcome.kind !== 'done') showToast('error', outcome.message ?? texts.failed);
    else setShown((now) => now.map((each) => (each.id === submissionId ? { ...each, ...call.json } : each)));
  }

  return (
    <ul className="own-list">
      {shown.map((name) => (
        <li key={name.id}>
          <bdi>{name.isHidden ? <s>{name.name}</s> : name.name}</bdi>{' '}
          <button type="button" className="link" onClick={() => void hide(name)}>
            {name.isHidden ? texts.show : texts.hide} <span className="visually-hidden">{name.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
