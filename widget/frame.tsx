import { createRoot } from 'react-dom/client';
import { accentOf, paintAccent } from './frame/accent.ts';
import { DATA_ID, FORM_ID, readData } from './frame/data.ts';
import { Frame } from './frame/Frame.tsx';
import { followHeight } from './frame/follow-height.ts';
import { talkWithLoader, type Host } from './frame/talk.ts';

const place = document.getElementById(FORM_ID);
const data = readData();
if (!place || !data) throw new Error(`this page has no #${FORM_ID} with #${DATA_ID}`);

paintAccent(place, accentOf(new URLSearchParams(window.location.search).get('accent') ?? ''));
const root = createRoot(place);
const show = (host?: Host) =>
  root.render(<Frame key={host?.ticket} data={data} talk={talk} ticket={host?.ticket ?? ''} />);
const talk = talkWithLoader((host) => {
  // A ticket changes what is shown; anybody else may be typing already.
  if (host.ticket !== '') show(host);
  followHeight(document.body, (px) => talk.say({ type: 'height', value: `${px}` }));
  talk.say({ type: 'ready', value: '' });
});
show();
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') talk.say({ type: 'close', value: '' });
});
