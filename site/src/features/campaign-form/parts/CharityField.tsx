import { Plus, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { OTHER_CHARITY } from '#api/campaigns/draft-rules.ts';
import { CHARITY_NAME_MAX } from '#api/charities/rules.ts';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { FieldFrame } from '#site/ui/Field.tsx';
import type { CampaignFormTexts } from '../texts.ts';
import type { CampaignFormState } from '../use-campaign-form.ts';
import type { Charities } from './use-charities.ts';

type CharityFieldProps = {
  readonly form: CampaignFormState;
  readonly texts: CampaignFormTexts;
  readonly charities: Charities;
  /** Fans have paid: the charity can no longer change. */
  readonly isFixed: boolean;
};

/** A charity of the whitelist, or another one by its name. */
export function CharityField({
  form,
  texts: { charity: texts, fields },
  charities,
  isFixed,
}: CharityFieldProps) {
  const { items, state, hasFailed, isLoaded } = charities;
  const [status, setStatus] = useState<string>();
  const list = useRef<HTMLSelectElement>(null);
  const { newCharity, charity } = form.values;
  const isOther = charity === OTHER_CHARITY;
  const isUnknown = isLoaded && charity !== '' && !isOther && !items.some(({ id }) => id === charity);
  const select = form.text('charity');

  async function add(): Promise<void> {
    const name = newCharity.trim();
    if (name === '' || state === 'adding') return;
    const added = await charities.add(name);
    if (added.kind === 'refused') {
      setStatus(added.message ?? texts.addFailed);
      return;
    }
    setStatus(added.kind === 'added' ? texts.added : texts.exists);
    form.set('newCharity', '');
    form.set('charity', added.charity.id);
    // The field in which the name was typed disappears.
    list.current?.focus();
  }

  return (
    <>
      <FieldFrame
        label={texts.label}
        help={isFixed ? fields.charityFixed : texts.help}
        problem={select.problem}
      >
        {(controlProps) => (
          <div className="input-group">
            <select
              className="input"
              {...controlProps}
              ref={list}
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
                disabled={state === 'refreshing'}
                onClick={() => void charities.refresh()}
              >
                {state !== 'refreshing' && <RefreshCw aria-hidden="true" />}
                {state === 'refreshing' ? texts.refreshing : texts.refresh}
              </button>
            )}
          </div>
        )}
      </FieldFrame>
      {charities.hasMore && !isFixed && <LoadMore texts={texts} onLoad={charities.loadMore} />}
      {hasFailed && (
        <p className="notice notice-error" role="alert">
          {texts.loadFailed}
        </p>
      )}
      {isOther && (
        <FieldFrame
          label={texts.newCharity}
          help={texts.newCharityHelp}
          problem={form.problems['newCharity']}
        >
          {(controlProps) => (
            <div className="input-group">
              <input
                className="input"
                {...controlProps}
                name="newCharity"
                value={newCharity}
                maxLength={CHARITY_NAME_MAX}
                onChange={form.text('newCharity').onChange}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  void add();
                }}
              />
              <button
                type="button"
                className="button button-secondary"
                aria-busy={state === 'adding'}
                disabled={newCharity.trim() === '' || state === 'adding'}
                onClick={() => void add()}
              >
                {state !== 'adding' && <Plus aria-hidden="true" />}
                {state === 'adding' ? texts.adding : texts.add}
              </button>
            </div>
          )}
        </FieldFrame>
      )}
      <p role="status" className={status === undefined ? 'visually-hidden' : 'help'}>
        {status}
      </p>
    </>
  );
}
