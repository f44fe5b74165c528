import { createRoot } from 'react-dom/client';
import { showOwnTimes } from './client/own-time.ts';
import { DATA_ID, FORM_ID, readFrameData } from './frame/data.ts';
import { Frame } from './frame/Frame.tsx';
import { followEnd } from './frame/follow-end.ts';
import { connectToLoader } from './frame/loader-channel.ts';

/** Maximum height that a frame asks for, in pixels. */
const HEIGHT_MAX = 9999;

const root = document.getElementById(FORM_ID);
const data = readFrameData();
if (!root || !data) throw new Error(`this page has no #${FORM_ID} with #${DATA_ID}`);

// Set through the CSSOM, which a policy against inline styles allows.
for (const [name, value] of Object.entries(data.accent)) root.style.setProperty(name, value);
const loader = connectToLoader(() => {
  // The body's height only depends on the frame's width, so a frame that takes it does not grow again.
  new ResizeObserver(() => {
    const px = Math.min(HEIGHT_MAX, Math.ceil(document.body.getBoundingClientRect().height));
    loader.send({ type: 'height', value: `${px}` });
  }).observe(document.body);
});
// The loader passes the ticket of a returning visitor in the fragment, which no server sees.
const ticket = window.location.hash.slice(1);
showOwnTimes();
createRoot(root).render(<Frame data={data} loader={loader} ticket={ticket} />);
if (data.isOpen) followEnd(data);
window.addEventListener('load', () => {
  document.documentElement.dataset['loaded'] = '';
});
document.addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Escape' && !isComposing) loader.send({ type: 'close', value: '' });
});
