import { isLanguage, SECOND_MS } from '#api/platform/rules.ts';
import type { Live } from '#api/sharing/contract.ts';
import { LIVE_POLL_MS } from '#api/sharing/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { LiveTexts } from './live-texts.ts';
import { isReply, readLive } from '../campaigns/read-live.ts';
import { renderLiveDial, toLiveView } from './to-live-view.ts';

/** How many responses in a row may be missing before the screen says how old its figures are. */
const MISSED_MAX = 2;

type LiveData = { readonly doc: Live; readonly texts: LiveTexts; readonly servedAt: number };

/** Keeps the live screen up to date: the figures every few seconds, the countdown every second. */
export function followLive(): void {
  const data: unknown = JSON.parse(document.getElementById('live-data')?.textContent ?? 'null');
  if (isLiveData(data)) follow(data);
}

function follow(data: LiveData): void {
  const skew = data.servedAt - Date.now();
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'nl';
  let { doc } = data;
  let missed = 0;
  let readAt = new Date();
  const draw = () => {
    const now = new Date(Date.now() + skew);
    const view = toLiveView(doc, data.texts, language, now);
    for (const [part, value] of Object.entries(view)) if (typeof value === 'string') writePart(part, value);
    writeNames(view.names);
    writeDial(renderLiveDial(doc, language, now));
    const time = readAt.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
    writePart('stale', missed > MISSED_MAX ? fillText(data.texts.stale, { time }) : '');
  };
  const read = async () => {
    const found = await readLive(doc.slug);
    missed = found ? 0 : missed + 1;
    if (found) [doc, readAt] = [found, new Date()];
  };
  setInterval(draw, SECOND_MS);
  setInterval(() => void read(), LIVE_POLL_MS);
}

function writePart(part: string, value: string): void {
  for (const element of document.querySelectorAll(`[data-live="${part}"]`))
    if (element.textContent !== value) element.textContent = value;
}

/** The dial's last markup, so that the dial is only redrawn when it changes. The server draws the first one. */
let dial = '';
function writeDial(markup: string): void {
  const place = document.querySelector('.live-dial');
  if (!place || markup === dial) return;
  if (dial !== '') place.innerHTML = markup;
  dial = markup;
}

function writeNames(names: readonly string[]): void {
  const list = document.querySelector('[data-live-names]');
  const shown = [...(list?.children ?? [])].map(({ textContent }) => textContent);
  if (!list || shown.join('\n') === names.join('\n')) return;
  list.replaceChildren(
    ...names.map((name) => Object.assign(document.createElement('li'), { dir: 'auto', textContent: name })),
  );
}

// The data comes from our own origin, so only its shape is checked.
const isLiveData = (data: unknown): data is LiveData => isReply(data) && 'texts' in data;
