import { createRoot } from 'react-dom/client';
import { accentOf, paintAccent } from './frame/accent.ts';
import { DATA_ID, FORM_ID, readData } from './frame/data.ts';
import { Frame } from './frame/Frame.tsx';
import { followHeight } from './frame/follow-height.ts';
import { talkWithLoader } from './frame/talk.ts';

const place = document.getElementById(FORM_ID);
const data = readData();
if (!place || !data) throw new Error(`this page has no #${FORM_ID} with #${DATA_ID}`);

paintAccent(place, accentOf(new URLSearchParams(window.location.search).get('accent') ?? ''));
const talk = talkWithLoader(() => {
  followHeight(document.body, (px) => talk.say({ type: 'height', value: `${px}` }));
});
// The loader gives the ticket of who came back from the provider in the fragment, which no server sees.
const ticket = window.location.hash.slice(1);
createRoot(place).render(<Frame data={data} talk={talk} ticket={ticket} />);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') talk.say({ type: 'close', value: '' });
});
