import type { Profile } from '#api/accounts/contract.ts';
import { Field, SelectField } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { checkPerson } from '../checks.ts';
import { toProblemMessages, toFormErrors } from '../form-errors.ts';
import { useSession } from '../SessionProvider.tsx';
import type { AccountTexts } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { savePerson } from './profile-calls.ts';

type PersonFormProps = {
  readonly person: Profile;
  readonly texts: Pick<AccountTexts, 'common' | 'profile' | 'problems'>;
};

/** What anybody may change about themselves. */
export function PersonForm({ person, texts }: PersonFormProps) {
  const { common, profile, problems: sentences } = texts;
  const { reload } = useSession();
  const { form, problems, failure, isBusy } = useForm({
    check: (values) => toProblemMessages(checkPerson(values), sentences),
    send: async (values) => {
      const outcome = await savePerson(values);
      if (outcome.kind === 'done') {
        showToast({ kind: 'success', text: profile.saved });
        await reload();
      }
      return toFormErrors(outcome, { failed: profile.saveFailed, unreachable: common.unreachable });
    },
  });
  return (
    <Panel title={profile.person}>
      <form className="form" {...form}>
        <div className="form-row">
          <Field
            label={profile.name}
            name="name"
            autoComplete="name"
            required
            defaultValue={person.name}
            problem={problems['name']}
          />
          <SelectField label={profile.language} name="language" defaultValue={person.language}>
            <option value="nl" lang="nl">
              {profile.dutch}
            </option>
            <option value="en" lang="en">
              {profile.english}
            </option>
          </SelectField>
        </div>
        <div className="form-row">
          <Field
            label={profile.phone}
            optional={common.optional}
            help={profile.contactHelp}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={person.phone ?? ''}
            problem={problems['phone']}
          />
          <Field
            label={profile.location}
            optional={common.optional}
            help={profile.contactHelp}
            name="location"
            autoComplete="address-level2"
            defaultValue={person.location ?? ''}
            problem={problems['location']}
          />
        </div>
        <FormFailure text={failure} />
        <SubmitButton className="button" label={profile.save} busyLabel={profile.saving} isBusy={isBusy} />
      </form>
    </Panel>
  );
}
