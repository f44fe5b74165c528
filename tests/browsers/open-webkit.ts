import { spawn } from 'node:child_process';
import { findFreePort } from '#tests/support/free-port.ts';
import type { Driver, Size } from './driver.ts';
import { findWebKit, loadClient } from './ensure-engines.ts';

const SCREEN = '-screen 0 1600x1200x24';
const START_MS = 20_000;
const POLL_MS = 100;

/** Opens WebKitGTK's small browser on a screen of its own, by WebDriver. */
export async function openWebKit({ width, height }: Size): Promise<Driver> {
  const { Builder, Key } = loadClient('selenium-webdriver');
  const server = await startServer();
  const session = await new Builder()
    .usingServer(server.url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Without its toolbar the window can be as narrow as a phone.
      'webkitgtk:browserOptions': {
        binary: findWebKit()?.browser,
        args: ['--automation', '--full-screen'],
      },
    })
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width, height });
  let frame: unknown;

  /** Scrolls the page around a frame, which the driver leaves where it is when it clicks inside. */
  async function scrollPageTo(element: unknown): Promise<void> {
    if (frame === undefined) return;
    const top = await session.executeScript(readTop, element);
    await session.switchTo().defaultContent();
    await session.executeScript(scrollWithin, frame, top);
    await session.switchTo().frame(frame);
  }

  return {
    open: (url) => session.get(url),
    readUrl: () => session.getCurrentUrl(),
    find: async (find, ...args) => {
      const element = await session.executeScript(find, ...args);
      if (element === null) return null;
      return {
        click: async () => {
          await scrollPageTo(element);
          await element.click();
        },
        evaluate: (run, value) => session.executeScript(run, element, value),
        enter: async () => {
          frame = element;
          await session.switchTo().frame(frame);
        },
      };
    },
    evaluate: (run) => session.executeScript(run),
    type: (text) => session.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    leaveFrame: async () => {
      frame = undefined;
      await session.switchTo().defaultContent();
    },
    takePicture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit();
      server.stop();
    },
  };
}

function readTop(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Scrolls the page to what lies so far below the top of its frame. */
function scrollWithin(frame: Element, top: number): void {
  const y = scrollY + frame.getBoundingClientRect().top + top - innerHeight / 2;
  scrollTo({ top: y, behavior: 'instant' });
}

/** Starts the driver on a screen that no one sees, and waits until it listens. */
async function startServer() {
  const port = await findFreePort();
  const driver = findWebKit()?.driver ?? 'WebKitWebDriver';
  const child = spawn('xvfb-run', ['-a', '-s', SCREEN, driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await isListening(url))) {
    if (Date.now() > deadline) {
      stop();
      throw new Error(`WebKitWebDriver did not start within ${START_MS / 1000} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { url, stop };
}

async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}
