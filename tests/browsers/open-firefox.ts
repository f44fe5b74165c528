import type { Driver, Size } from './driver.ts';
import { findFirefox, loadClient } from './ensure-engines.ts';

/** Opens a Firefox with a profile of its own, by WebDriver BiDi. */
export async function openFirefox(size: Size): Promise<Driver> {
  const { default: puppeteer } = loadClient('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    defaultViewport: size,
  });
  const page = await browser.newPage();
  let frame = page.mainFrame();

  return {
    open: (url) => page.goto(url),
    readUrl: async () => page.url(),
    find: async (find, ...args) => {
      const element = (await frame.evaluateHandle(find, ...args)).asElement();
      if (element === null) return null;
      return {
        click: () => element.click(),
        evaluate: (run, value) => frame.evaluate(run, element, value),
        enter: async () => {
          frame = await element.contentFrame();
        },
      };
    },
    evaluate: (run) => frame.evaluate(run),
    type: (text) => page.keyboard.type(text),
    leaveFrame: async () => {
      frame = page.mainFrame();
    },
    takePicture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
