import type { Profile } from '#api/accounts/contract.ts';
import { Field, SelectField } from '#site/ui/Field.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { api } from '../accounts/api.ts';
import { checkNotBlank, toProblemMessages } from '../accounts/checks.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { reloadUser } from '../accounts/session.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { DraftForm, type DraftTexts } from '#site/ui/DraftForm.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useFormDraft } from '#site/ui/use-form-draft.ts';

type PersonFormProps = {
  readonly person: Profile;
  readonly owner: string;
  /** Whether the profile below asks for telephone and city. */
  readonly isCelebrity?: boolean;
  readonly texts: Pick<AccountTexts, 'common' | 'profile' | 'problems'> & { readonly draft: DraftTexts };
};

/** Edits what every person can change about themselves. */
export function PersonForm({ person, owner, isCelebrity = false, texts }: PersonFormProps) {
  const { common, profile, problems: sentences } = texts;
  const { name, language, phone, location } = person;
  const contact = isCelebrity ? {} : { phone: phone ?? '', location: location ?? '' };
  const stored = { name, language, ...contact };
  const draft = useFormDraft('profile', owner, stored);
  const form = useForm({
    draft,
    check: (values) => toProblemMessages(checkNotBlank(values, 'name', 'nameRequired'), sentences),
    send: async (values) => {
      const { name = '', phone, location, language } = values;
      const json = { name, phone, location, language: language === 'en' ? ('en' as const) : ('nl' as const) };
      const outcome = await api.users.me.$patch({ json });
      if (outcome.kind === 'done') {
        draft.markSaved(values);
        showToast('success', profile.saved);
        await reloadUser();
      }
      return toFormErrors(outcome, { failed: profile.saveFailed, unreachable: common.unreachable });
    },
  });
  return (
    <Panel title={profile.person}>
      <DraftForm draft={draft} state={form} texts={texts.draft} submit={profile.save} busy={profile.saving}>
        <div className="form-row">
          <Field
            label={isCelebrity ? profile.ownName : profile.name}
            help={isCelebrity ? profile.ownNameHelp : undefined}
            {...form.field('name')}
            autoComplete="name"
            required
          />
          <SelectField label={profile.language} {...form.field('language')}>
            <option value="nl" lang="nl">
              {profile.dutch}
            </option>
            <option value="en" lang="en">
              {profile.english}
            </option>
          </SelectField>
        </div>
        {!isCelebrity && (
          <div className="form">
            <div className="form-row">
              <Field
                label={profile.phone}
                optional={common.optional}
                {...form.field('phone')}
                type="tel"
                autoComplete="tel"
              />
              <Field
                label={profile.location}
                optional={common.optional}
                {...form.field('location')}
                autoComplete="address-level2"
              />
            </div>
            <p className="help">{profile.contactHelp}</p>
          </div>
        )}
      </DraftForm>
    </Panel>
  );
}
