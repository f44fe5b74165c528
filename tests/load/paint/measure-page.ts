import type { Browser, CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow 4G connection: Lighthouse's figures as DevTools applies them, to every request. */
const PHONE = { width: 390, height: 844 };
const LATENCY_MS = 562.5;
const DOWN_BYTES_PER_S = 184_320;
const UP_BYTES_PER_S = 84_375;
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1500;
const TIMEOUT_MS = 60_000;

/** What a page costs until it has settled, times in ms. Bytes are those that travel, with the headers. */
export type PageCost = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly cpu: number;
  readonly shift: number;
  readonly requests: number;
  readonly kB: number;
  readonly scriptKB: number;
};

/** Opens a page as a new visitor on a slow phone; with `scroll` it is seen to its end, so that every island wakes up. */
export async function measurePage(browser: Browser, url: string, scroll = false): Promise<PageCost> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPaints);
    const session = await context.newCDPSession(page);
    await throttle(session);
    const traffic = countTraffic(session);
    await page.goto(url, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const cpu = await readCpu(session);
    const { firstPaint, largestPaint, shift } = await page.evaluate(() => window.paints);
    if (scroll) await scrollToEnd(page);
    return { firstPaint, largestPaint, cpu, shift, ...traffic() };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    paints: { firstPaint: number; largestPaint: number; shift: number };
  }
}

/** Runs in the page. */
function watchPaints(): void {
  const paints = { firstPaint: 0, largestPaint: 0, shift: 0 };
  window.paints = paints;
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (paints.largestPaint = startTime));
  watch('layout-shift', (entry) => {
    if ('value' in entry) paints.shift += Number(entry.value);
  });
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES_PER_S,
    uploadThroughput: UP_BYTES_PER_S,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Counts what is fetched from now on; returns the sums so far. */
function countTraffic(session: CDPSession): () => Pick<PageCost, 'requests' | 'kB' | 'scriptKB'> {
  const scripts = new Set<string>();
  let [requests, bytes, scriptBytes] = [0, 0, 0];
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  return () => ({ requests, kB: bytes / 1000, scriptKB: scriptBytes / 1000 });
}

/** Returns the thread time of the main thread's tasks. */
async function readCpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((shown) => setTimeout(shown, 100));
    }
  });
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await page.waitForTimeout(SETTLE_MS);
}
