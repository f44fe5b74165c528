import { benchInWorker } from './bench-in-worker.ts';
import { benchReads } from './bench-reads.ts';
import { benchPaint } from './paint/bench-paint.ts';

const IN_WORKER = ['selection', 'judging', 'support', 'fuzz', 'capacity', 'load'];

const [, , target = 'reads', minutes = '0'] = process.argv;
if (![...IN_WORKER, 'reads', 'paint'].includes(target) || !(Number(minutes) >= 0)) {
  console.error(`Usage: npm run bench [-- reads | paint | selection | judging | support]
       npm run load [-- <minutes>]`);
  process.exit(1);
}
if (target === 'reads') {
  await benchReads();
  process.exit(0);
}
if (target === 'paint') process.exit((await benchPaint()) ? 0 : 1);
process.exit(await benchInWorker(target, minutes));
