import { useState } from 'react';
import type { Nominee } from '#api/nominees/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineeTexts } from './texts.ts';

type LateNomineesProps = WithTexts<NomineeTexts['nominees']> & {
  readonly nominees: readonly Nominee[];
};

/** Names the nominees who joined the best while the page was open. */
export function LateNominees({ nominees, language, texts }: LateNomineesProps) {
  const [first] = useState(() => new Set(nominees.map(({ submissionId }) => submissionId)));
  const late = nominees.filter(({ submissionId, nomination }) => !nomination && !first.has(submissionId));
  const names = new Intl.ListFormat(language).format(late.map(({ user }) => user.name));
  return (
    <div role="status">
      {late.length > 0 && <p className="notice">{fillText(texts.lateNominees, { names })}</p>}
    </div>
  );
}
