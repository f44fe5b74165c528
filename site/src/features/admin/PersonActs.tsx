import type { PersonAct } from '#api/admin/people-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { api } from '../accounts/api.ts';
import { ActButton } from './ActButton.tsx';
import type { AdminTexts } from './texts.ts';

type PersonActsProps = WithTexts<Pick<AdminTexts, 'acts' | 'reason'>> & {
  readonly id: string;
  readonly name: string;
  readonly acts: readonly PersonAct[];
};

/** The buttons for what an admin can do about a person. */
export function PersonActs({ id, name, acts, language, texts }: PersonActsProps) {
  return acts.map((act) => (
    <ActButton
      key={act}
      name={act}
      about={name}
      language={language}
      texts={texts}
      act={(reason) => api.admin.people[':id'].help.$post({ param: { id }, json: { act, reason } })}
    />
  ));
}
