import { createRoot } from 'react-dom/client';
import { DATA_ID, FORM_ID, readFrameData } from './frame/data.ts';
import { Frame } from './frame/Frame.tsx';
import { observeHeight } from './frame/observe-height.ts';
import { connectToLoader } from './frame/loader-channel.ts';

const root = document.getElementById(FORM_ID);
const data = readFrameData();
if (!root || !data) throw new Error(`this page has no #${FORM_ID} with #${DATA_ID}`);

// By the object model, which a policy against inline styles allows.
for (const [name, value] of Object.entries(data.accent)) root.style.setProperty(name, value);
const loader = connectToLoader(() => {
  observeHeight(document.body, (px) => loader.send({ type: 'height', value: `${px}` }));
});
// The loader puts the ticket of a returning visitor in the fragment, which no server sees.
const ticket = window.location.hash.slice(1);
createRoot(root).render(<Frame data={data} loader={loader} ticket={ticket} />);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') loader.send({ type: 'close', value: '' });
});
