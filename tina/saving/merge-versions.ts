import { isRecord } from '../../edge-api/platform/rules.ts';
import { isSame } from './same-content.ts';

export type Place = readonly (string | number)[];

type Group = Readonly<Record<string, unknown>>;

/** A value as opened, as this editor changed it, and as another editor saved it meanwhile. */
type InEach<Value> = { readonly opened: Value; readonly mine: Value; readonly theirs: Value };

/** A field that both editors changed, in different ways. */
export type Conflict = { readonly place: Place; readonly mine: unknown; readonly theirs: unknown };

type Findings = {
  readonly conflicts: Conflict[];
  /** The fields for which the other editor's change is taken over. */
  readonly adopted: Place[];
  /** The keys of the conflicts for which the other version is chosen. */
  readonly choices: ReadonlySet<string>;
};

/** Returns the key of a conflict, by which choices refer to it. */
export const toKey = (place: Place): string => place.join('.');

/**
 * Merges two people's changes to the same content: a field that only one of them changed gets that change; a field that
 * both changed gets the chosen version, by default mine. Items of a list, such as blocks, are merged one by one; an
 * item that one changed and the other removed stays.
 */
export function mergeVersions(versions: InEach<Group>, choices: ReadonlySet<string> = new Set()) {
  const findings: Findings = { conflicts: [], adopted: [], choices };
  return { values: mergeFields(versions, [], findings), ...findings };
}

function mergeValue({ opened, mine, theirs }: InEach<unknown>, place: Place, findings: Findings): unknown {
  if (isSame(mine, theirs) || isSame(theirs, opened)) return mine;
  if (isSame(mine, opened)) {
    findings.adopted.push(place);
    return theirs;
  }
  if (isGroup(mine) && isGroup(theirs) && mine['_template'] === theirs['_template']) {
    return mergeFields({ opened: isGroup(opened) ? opened : {}, mine, theirs }, place, findings);
  }
  if (isItems(mine) && isItems(theirs)) {
    const entries = alignItems({ opened: isItems(opened) ? opened : [], mine, theirs });
    if (entries) return mergeItems(entries, place, findings);
  }
  findings.conflicts.push({ place, mine, theirs });
  if (!findings.choices.has(toKey(place))) return mine;
  findings.adopted.push(place);
  return theirs;
}

/** Rich text is merged as a whole: halves of two texts make no text. */
const isGroup = (value: unknown): value is Group => isRecord(value) && value['type'] !== 'root';
const isItems = (value: unknown): value is readonly Group[] => Array.isArray(value) && value.every(isGroup);

function mergeFields({ opened, mine, theirs }: InEach<Group>, place: Place, findings: Findings): Group {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merge = (name: string) =>
    mergeValue({ opened: opened[name], mine: mine[name], theirs: theirs[name] }, [...place, name], findings);
  return Object.fromEntries(names.map((name) => [name, merge(name)]));
}

/** An item of a list in each version that has it. */
type Entry = { opened?: Group; mine?: Group; theirs?: Group };

function mergeItems(entries: readonly Entry[], place: Place, findings: Findings): unknown[] {
  const kept = entries.filter(({ opened, mine, theirs }) => {
    const isRemoved = opened && !(mine && theirs) && isSame(mine ?? theirs ?? opened, opened);
    if (isRemoved && mine) findings.adopted.push(place);
    return !isRemoved;
  });
  return kept.map(({ opened, mine, theirs }, index) => {
    if (mine && theirs) return mergeValue({ opened, mine, theirs }, [...place, index], findings);
    if (theirs && !opened) findings.adopted.push([...place, index]);
    return mine ?? theirs;
  });
}

/** Lists the items of all versions in merged order; undefined if both moved items, in different ways. */
function alignItems({ opened, mine, theirs }: InEach<readonly Group[]>): Entry[] | undefined {
  const entries: Entry[] = opened.map((item) => ({ opened: item }));
  const own = assignItems(entries, mine, 'mine');
  const other = assignItems(entries, theirs, 'theirs');
  const common = entries.filter((entry) => entry.opened && entry.mine && entry.theirs);
  const isMoved = (order: readonly Entry[], usual: readonly Entry[]) =>
    order.filter((entry) => common.includes(entry)).some((entry, index) => entry !== usual[index]);
  const [lead, follow] = isMoved(other, common) ? [other, own] : [own, other];
  const order = lead.filter((entry) => common.includes(entry));
  if (isMoved(own, common) && isMoved(other, common) && isMoved(follow, order)) return undefined;

  const merged = [...lead];
  for (const [index, entry] of follow.entries()) {
    const previous = follow[index - 1];
    if (!merged.includes(entry)) merged.splice(previous ? merged.indexOf(previous) + 1 : 0, 0, entry);
  }
  return merged;
}

/** Assigns each item of one side to the most similar entry, or a new one; returns the entries in that order. */
function assignItems(entries: Entry[], items: readonly Group[], side: 'mine' | 'theirs'): Entry[] {
  const usual = [...entries];
  const isFree = (entry: Entry) => !entry[side];
  const unchanged = items.map((item) => {
    const entry = usual.filter(isFree).find(({ opened, mine }) => isSame(opened ?? mine, item));
    if (entry) entry[side] = item;
    return entry;
  });
  return items.map((item, index) => {
    const entry = unchanged[index] ?? findSimilar(usual.filter(isFree), item, usual[index]) ?? {};
    entry[side] = item;
    if (!entries.includes(entry)) entries.push(entry);
    return entry;
  });
}

/** Finds the entry whose item most likely became this one: by its fields, otherwise by its position. */
function findSimilar(
  entries: readonly Entry[],
  item: Group,
  neighbour: Entry | undefined,
): Entry | undefined {
  const score = (entry: Entry) => {
    const { _template: template, ...fields } = entry.opened ?? {};
    if (!entry.opened || template !== item['_template']) return 0;
    const same = Object.keys(fields).filter((name) => isSame(fields[name], item[name]));
    return same.length + (entry === neighbour ? 0.5 : 0);
  };
  const [best] = entries.toSorted((one, other) => score(other) - score(one));
  return best && score(best) > 0 ? best : undefined;
}
