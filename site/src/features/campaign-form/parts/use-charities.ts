import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Charity } from '#api/charities/contract.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { type Place, readPages } from '#widget/client/use-pages.ts';
import { callEndpoint, type ApiResponse } from '#widget/client/outcome.ts';
import { api } from '../../accounts/api.ts';
import type { OwnTexts } from '../texts.ts';
import { isRecord } from '#api/platform/rules.ts';

/** Wait before the list is fetched in edit mode (RULES.md, "Numbers"). */
const EDIT_REFRESH_DELAY_MS = 100;

export type CharityItem = Pick<Charity, 'id' | 'name'> & Partial<Pick<Charity, 'approvalStatus'>>;
export type Charities = ReturnType<typeof useCharities>;

/** Loads the charities to choose from; `current`, an edited campaign's charity, is available even if that fails. */
export function useCharities(texts: OwnTexts['charity'], current?: CharityItem) {
  const [list, setList] = useState<readonly CharityItem[]>();
  const [state, setState] = useState<'idle' | 'loading' | 'refreshing' | 'adding'>('loading');
  const [hasFailed, setFailed] = useState(false);
  const [hasMore, setMore] = useState(false);
  const pageCount = useRef(1);

  async function load(): Promise<boolean> {
    const outcome = await readPages(readPage, pageCount.current, new AbortController().signal);
    setState('idle');
    setFailed(outcome.kind !== 'done');
    if (outcome.kind === 'done') {
      setList(outcome.value.docs);
      setMore(outcome.value.next !== null);
    }
    return outcome.kind === 'done';
  }

  /** Returns whether the next page was loaded. */
  async function loadMore(): Promise<boolean> {
    pageCount.current += 1;
    const hasLoaded = await load();
    if (!hasLoaded) pageCount.current -= 1;
    return hasLoaded;
  }

  useStartAfter(load, current === undefined ? 0 : EDIT_REFRESH_DELAY_MS);

  async function refresh(): Promise<void> {
    setState('refreshing');
    const hasLoaded = await load();
    showFormToast(hasLoaded ? 'success' : 'error', hasLoaded ? texts.refreshed : texts.refreshFailed);
  }

  async function add(name: string): Promise<AddedCharity> {
    setState('adding');
    const added = await addCharity(name);
    setState('idle');
    if (added.kind === 'refused') showFormToast('error', texts.addFailed);
    else {
      const { charity } = added;
      setList((now = []) => [...now.filter(({ id }) => id !== charity.id), charity]);
      showFormToast('success', added.kind === 'added' ? texts.added : texts.exists);
    }
    return added;
  }

  return {
    items: includeCurrent(list ?? [], current),
    isLoaded: list !== undefined,
    state,
    hasFailed,
    hasMore,
    loadMore,
    refresh,
    add,
  };
}

/** Calls a function once, `delayMs` after the component has mounted. */
function useStartAfter(start: () => Promise<unknown>, delayMs: number): void {
  const startLatest = useEffectEvent(() => void start());
  useEffect(() => {
    const timer = setTimeout(() => startLatest(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}

/** Reads a page of the charities to choose from, including those not yet reviewed (RULES.md, "Data"). */
function readPage(place: Place) {
  const query = { includeUnapproved: 'true' as const, ...place };
  return callEndpoint(() => api['charity-whitelist-custom'].$get({ query }));
}

function includeCurrent(items: readonly CharityItem[], current?: CharityItem): readonly CharityItem[] {
  const isMissing = current && !items.some(({ id }) => id === current.id);
  return isMissing ? [current, ...items] : items;
}

type AddedCharity =
  | { readonly kind: 'added' | 'existing'; readonly charity: Charity }
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** Adds a charity for review; returns an existing one of that name as such (409, RULES.md, "Calls"). */
async function addCharity(name: string): Promise<AddedCharity> {
  try {
    const answer: ApiResponse = await api['charity-whitelist-custom'].$post({ json: { name } });
    const body = await answer.json();
    const charity = parseCharity(body);
    if (answer.ok && charity) return { kind: 'added', charity };
    if (answer.status === 409 && charity && charity.approvalStatus !== 'rejected')
      return { kind: 'existing', charity };
    const message = isRecord(body) && typeof body['error'] === 'string' ? body['error'] : undefined;
    return { kind: 'refused', message };
  } catch {
    return { kind: 'refused', message: undefined };
  }
}

function parseCharity(body: unknown): Charity | undefined {
  const doc = isRecord(body) ? body['doc'] : undefined;
  if (!isRecord(doc)) return undefined;
  const { id, name, approvalStatus: status } = doc;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  return { id, name, approvalStatus: status === 'approved' || status === 'rejected' ? status : 'pending' };
}
