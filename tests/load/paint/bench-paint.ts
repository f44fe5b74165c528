import { writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { getAddresses, prepareInstance, startInstance, type Instance } from '#api/local/instance.ts';
import { stopProcesses } from '#api/local/processes.ts';
import { findFreePort } from '../../support/free-port.ts';
import { findChromium, LAZY_AS_IN_BROWSERS } from '../../support/find-chromium.ts';
import { PAGE_BUDGETS } from './budgets.ts';
import { measurePage, type PageCost } from './measure-page.ts';

const ROUNDS = 3;
const EMPTY_PAGE = '/empty';
const EMPTY_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty</p></html>';

/**
 * Prints the costs of the public pages on a slow phone, relative to an empty page of the same server in the same run,
 * as medians. Returns whether every page stays within its budget. Times depend on the machine and are not checked.
 */
export async function benchPaint(): Promise<boolean> {
  const instance: Instance = {
    // The same port again if possible, because a build is for one address.
    port: await findFreePort(8795),
    sandboxPort: await findFreePort(8796),
    folder: '.local/bench',
    outDir: '.local/bench/dist',
    vars: { ENVIRONMENT: 'test' },
  };
  try {
    await prepareInstance(instance, (line) => console.log(line));
    return await measurePages(instance);
  } finally {
    await stopProcesses();
  }
}

async function measurePages(instance: Instance): Promise<boolean> {
  writeFileSync(`${instance.outDir}/client${EMPTY_PAGE}.html`, EMPTY_HTML);
  await startInstance(instance);
  const { site } = getAddresses(instance);
  const slug = await findOpenCampaign(site);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', LAZY_AS_IN_BROWSERS],
  });
  const floor = await measureMedian(browser, site + EMPTY_PAGE);
  const rows = [toRow(EMPTY_PAGE, floor, floor)];
  for (const path of Object.keys(PAGE_BUDGETS)) {
    rows.push(toRow(path, await measureMedian(browser, site + path.replace('{slug}', slug)), floor));
  }
  await browser.close();
  console.table(rows);
  const exceeded = rows.flatMap(listExceeded);
  for (const line of exceeded) console.error(line);
  return exceeded.length === 0;
}

async function measureMedian(browser: Browser, url: string): Promise<PageCost> {
  const costs: PageCost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await measurePage(browser, url));
  const [first] = costs;
  if (first === undefined) throw new Error('nothing was measured');
  const median = (read: (cost: PageCost) => number) =>
    costs.map(read).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  return {
    firstPaint: median(({ firstPaint }) => firstPaint),
    largestPaint: median(({ largestPaint }) => largestPaint),
    cpu: median(({ cpu }) => cpu),
    shift: median(({ shift }) => shift),
    settled: first.settled,
    seen: first.seen,
  };
}

type Row = ReturnType<typeof toRow>;

function toRow(path: string, cost: PageCost, floor: PageCost) {
  return {
    path,
    'first paint ms': Math.round(cost.firstPaint),
    '× empty': toRatio(cost.firstPaint, floor.firstPaint),
    'largest ms': Math.round(cost.largestPaint),
    '× empty ': toRatio(cost.largestPaint, floor.largestPaint),
    'CPU ms': Math.round(cost.cpu),
    shift: Number(cost.shift.toFixed(4)),
    requests: cost.settled.requests,
    kB: Math.round(cost.settled.kB),
    'HTML kB': Number(cost.settled.htmlKB.toFixed(1)),
    'script kB, all seen': Math.round(cost.seen.scriptKB * 10) / 10,
  };
}

function listExceeded(row: Row): string[] {
  const { path, requests, kB, 'HTML kB': htmlKB, 'script kB, all seen': scriptKB } = row;
  const budget = PAGE_BUDGETS[path];
  if (budget === undefined) return [];
  const figures = [
    ['requests', requests, budget.requests],
    ['kB', kB, budget.kB],
    ['kB of HTML', htmlKB, budget.htmlKB],
    ['kB of script', scriptKB, budget.scriptKB],
  ] as const;
  return figures
    .filter(([, figure, limit]) => figure > limit)
    .map(([name, figure, limit]) => `${path}: ${figure} ${name}, at most ${limit}`);
}

/** Returns the open campaign that closes last: one that closes soon carries a warning, depending on the hour. */
async function findOpenCampaign(site: string): Promise<string> {
  const response = await fetch(`${site}/api/campaigns-list`);
  const { docs }: { docs: { slug: string; phase: string; subscriptionDeadline: string | null }[] } =
    await response.json();
  const open = docs.findLast(
    ({ phase, subscriptionDeadline }) => phase === 'open' && subscriptionDeadline !== null,
  );
  if (!open) throw new Error('no demo campaign is open any more: remove .local/bench and run again');
  return open.slug;
}

function toRatio(value: number, floor: number): number {
  return Math.round((value / floor) * 100) / 100;
}
