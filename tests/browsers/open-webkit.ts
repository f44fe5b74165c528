import type { Driver, Size } from './driver.ts';
import { findWebKit, loadClient } from './ensure-engines.ts';
import { startWebKitDriver } from './start-webkit-driver.ts';

/** Opens WebKitGTK's small browser on a screen of its own, by WebDriver. */
export async function openWebKit({ width, height }: Size): Promise<Driver> {
  const { Builder, Key } = loadClient('selenium-webdriver');
  const server = await startWebKitDriver();
  // Without its toolbar the window can be as narrow as a phone.
  const options = { binary: findWebKit()?.browser, args: ['--automation', '--full-screen'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const session = await new Builder()
    .usingServer(server.url)
    .withCapabilities(capabilities)
    .build()
    .catch((error: unknown) => {
      server.stop();
      throw error;
    });
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
      await session.quit().finally(server.stop);
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
