import { useRef, useState } from 'react';
import type { Charity } from '#api/charities/contract.ts';
import { isRecord, type Language } from '#api/platform/rules.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { usePages, type Place } from '#widget/client/use-pages.ts';
import { api } from '../../accounts/api.ts';
import type { OwnTexts } from '../texts.ts';

/** Wait before the list is fetched in edit mode (RULES.md, "Numbers"). */
const EDIT_REFRESH_DELAY_MS = 100;

export type CharityItem = Pick<Charity, 'id' | 'name'> & Partial<Pick<Charity, 'approvalStatus'>>;
export type Charities = ReturnType<typeof useCharities>;

/**
 * Loads the charities to choose from, reviewed ones first, in the language's alphabetical order; `current`, an edited
 * campaign's charity, is available even if that fails.
 */
export function useCharities(texts: OwnTexts['charity'], language: Language, current?: CharityItem) {
  const [state, setState] = useState<'idle' | 'refreshing' | 'adding'>('idle');
  const [added, setAdded] = useState<readonly Charity[]>([]);
  const delayMs = useRef(current ? EDIT_REFRESH_DELAY_MS : 0);
  const { resource, docs, hasMore, loadMore, ...pages } = usePages(async (place, signal) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs.current));
    delayMs.current = 0;
    return readPage(place, signal);
  });

  async function refresh(): Promise<void> {
    setState('refreshing');
    const outcome = await pages.refresh();
    setState('idle');
    // Undefined if a newer call replaced this one.
    if (outcome === undefined || outcome.kind === 'done') showFormToast('success', texts.refreshed);
    else showFormToast('error', texts.refreshFailed);
  }

  async function add(name: string): Promise<AddedCharity> {
    setState('adding');
    const answer = await addCharity(name);
    setState('idle');
    if (answer.kind === 'refused') showFormToast('error', answer.message ?? texts.addFailed);
    else {
      setAdded((others) => [...others, answer.charity]);
      showFormToast('success', answer.kind === 'added' ? texts.added : texts.exists);
    }
    return answer;
  }

  const listed = new Map([...docs, ...added].map((charity) => [charity.id, charity]));
  const isMissing = current && !listed.has(current.id);
  const items: readonly CharityItem[] = [...(isMissing ? [current] : []), ...listed.values()];
  const { compare } = new Intl.Collator(language);
  return {
    items: items.toSorted((a, b) => Number(isPending(a)) - Number(isPending(b)) || compare(a.name, b.name)),
    isLoaded: resource.kind === 'ready' || added.length > 0,
    hasFailed: resource.kind === 'failed',
    state,
    hasMore,
    loadMore,
    refresh,
    add,
  };
}

const isPending = ({ approvalStatus }: CharityItem) => approvalStatus === 'pending';

/** Reads a page of the charities to choose from, including those not yet reviewed (RULES.md, "Data"). */
function readPage(place: Place, signal: AbortSignal) {
  const query = { includeUnapproved: 'true' as const, ...place };
  return api['charity-whitelist-custom'].$get({ query }, { init: { signal } });
}

type AddedCharity =
  | { readonly kind: 'added' | 'existing'; readonly charity: Charity }
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** Adds a charity for review; returns an existing one of that name as such (409, RULES.md, "Calls"). */
async function addCharity(name: string): Promise<AddedCharity> {
  const outcome = await api['charity-whitelist-custom'].$post({ json: { name } });
  if (outcome.kind === 'done') return { kind: 'added', charity: outcome.value.doc };
  const { doc, message } = outcome;
  if (isCharity(doc) && doc.approvalStatus !== 'rejected') return { kind: 'existing', charity: doc };
  return { kind: 'refused', message };
}

// The response comes from our own origin, so only its shape is checked.
const isCharity = (doc: unknown): doc is Charity => isRecord(doc) && 'approvalStatus' in doc;
