import { CheckField } from '#site/ui/CheckField.tsx';
import type { Charities } from '../parts/use-charities.ts';
import { Optional, Section, type SectionProps } from './Section.tsx';
import { RefreshCw } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { OTHER_CHARITY } from '#api/campaigns/draft-rules.ts';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { FieldFrame } from '#site/ui/Field.tsx';
import { AddInput } from '../parts/AddInput.tsx';
import type { StepTexts } from '../texts.ts';
import type { CampaignFormState } from '../use-campaign-form.ts';

/** Charity & Options: which charity gets the money, and what the winner can expect. */
export function CharitySection({
  form,
  texts,
  campaign,
  charities,
}: SectionProps & { readonly charities: Charities }) {
  const { fields } = texts;
  const isFixed = campaign?.isFrozen ?? false;
  return (
    <Section name="charityOptions" title={fields.charityOptions}>
      <CharityField form={form} texts={texts} charities={charities} isFixed={isFixed} />
      <Optional
        title={fields.options}
        isUsed={form.values.allowPlusOne || form.values.twoWinners}
        texts={texts}
      >
        <CheckField {...form.flag('allowPlusOne')} disabled={isFixed} />
        <CheckField {...form.flag('twoWinners')} disabled={isFixed} />
      </Optional>
    </Section>
  );
}

type CharityFieldProps = {
  readonly form: CampaignFormState;
  readonly texts: StepTexts;
  readonly charities: Charities;
  /** Whether fans have been sent to pay, so that the charity can no longer change. */
  readonly isFixed: boolean;
};

/** A choice among the whitelisted charities, or another one by its name. */
function CharityField(props: CharityFieldProps) {
  const { form, charities, isFixed } = props;
  const { charity: texts } = props.texts;
  /** What came of adding a charity, for as long as the fields stay as they are. */
  const [result, setResult] = useState<Readonly<Record<'text' | 'charity' | 'name', string>>>();
  const list = useRef<HTMLSelectElement>(null);
  const newCharity = form.text('newCharity');
  const isAdding = charities.state === 'adding';
  const { charity } = form.values;
  const status = result?.charity === charity && result.name === newCharity.value ? result.text : undefined;

  async function add(): Promise<void> {
    const added = await charities.add(newCharity.value.trim());
    if (added.kind === 'refused') {
      setResult({ text: added.message ?? texts.addFailed, charity, name: newCharity.value });
      return;
    }
    const text = added.kind === 'added' ? texts.added : texts.exists;
    setResult({ text, charity: added.charity.id, name: '' });
    form.set('newCharity', '');
    form.set('charity', added.charity.id);
    // The name field, which had the focus, disappears.
    list.current?.focus();
  }

  return (
    <>
      <CharitySelect {...props} listRef={list} />
      {charities.hasMore && !isFixed && <LoadMore texts={texts} onLoad={charities.loadMore} />}
      {charities.hasFailed && (
        <p className="notice notice-error" role="alert">
          {texts.loadFailed}
        </p>
      )}
      {charity === OTHER_CHARITY && (
        <FieldFrame label={texts.newCharity} help={texts.newCharityHelp} problem={newCharity.problem}>
          {(controlProps) => (
            <AddInput
              {...controlProps}
              name="newCharity"
              value={newCharity.value}
              onChange={newCharity.onChange}
              addLabel={isAdding ? texts.adding : texts.add}
              isAdding={isAdding}
              onAdd={() => void add()}
            />
          )}
        </FieldFrame>
      )}
      <p role="status" className={status === undefined ? 'visually-hidden' : 'help'}>
        {status}
      </p>
    </>
  );
}

/** The list to choose from, with a button to reload it. */
function CharitySelect({
  form,
  texts: { charity: texts, fields },
  charities,
  isFixed,
  listRef,
}: CharityFieldProps & { readonly listRef: RefObject<HTMLSelectElement | null> }) {
  const { items, state, hasFailed, isLoaded } = charities;
  const { charity } = form.values;
  const isUnknown =
    isLoaded && charity !== '' && charity !== OTHER_CHARITY && !items.some(({ id }) => id === charity);
  const select = form.text('charity');
  return (
    <FieldFrame label={texts.label} help={isFixed ? undefined : texts.help} problem={select.problem}>
      {(controlProps) => (
        <div className="input-group">
          <select
            className="input"
            {...controlProps}
            ref={listRef}
            name="charity"
            value={isUnknown ? '' : charity}
            onChange={select.onChange}
            disabled={isFixed}
            required
          >
            <option value="">{isLoaded || hasFailed ? fields.choose : texts.loading}</option>
            {items.map(({ id, name, approvalStatus }) => (
              <option key={id} value={id}>
                {approvalStatus === 'pending' ? `${name} ${texts.pending}` : name}
              </option>
            ))}
            <option value={OTHER_CHARITY}>{texts.other}</option>
          </select>
          {!isFixed && (
            <button
              type="button"
              className="button button-secondary"
              aria-busy={state === 'refreshing'}
              aria-disabled={state === 'refreshing'}
              onClick={() => state !== 'refreshing' && void charities.refresh()}
            >
              {state !== 'refreshing' && <RefreshCw aria-hidden="true" />}
              {state === 'refreshing' ? texts.refreshing : texts.refresh}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
