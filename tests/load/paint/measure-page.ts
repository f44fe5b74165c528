import type { Browser, CDPSession, Page } from '@playwright/test';
import { countTraffic, type Traffic } from '../../support/count-traffic.ts';

/** A mid-range phone on a slow 4G connection: Lighthouse's figures as DevTools applies them, to every request. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 };
const LATENCY_MS = 562.5;
const DOWN_BYTES_PER_S = 184_320;
const UP_BYTES_PER_S = 84_375;
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1500;
const TIMEOUT_MS = 60_000;

/** The costs of a page until it has settled, and what it has fetched once all of it was seen. Times are in ms. */
export type PageCost = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** CPU time of the main thread, without the slowdown. */
  readonly cpu: number;
  readonly shift: number;
  readonly settled: Traffic;
  readonly seen: Traffic;
};

/** Opens a page as a new visitor on a slow phone, and then scrolls to its end, so that every island activates. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPaints);
    const session = await context.newCDPSession(page);
    await throttle(session);
    const readTraffic = await countTraffic(session);
    await page.goto(url, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const cpu = await readCpu(session);
    const settled = readTraffic();
    const paints = await page.evaluate(() => window.paints);
    await scrollToEnd(page);
    return { ...paints, cpu, settled, seen: readTraffic() };
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

/** Returns the CPU time of the main thread's tasks in ms, with the slowdown divided out. */
async function readCpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return ((metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000) / CPU_SLOWDOWN;
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
