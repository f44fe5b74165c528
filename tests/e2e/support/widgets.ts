import type { Page } from '@playwright/test';
import { subscribeTexts } from '#widget/subscribe/texts.ts';

export const widgets = (page: Page) => page.locator('power-hour-subscribe');
export const getWidgetFrame = (page: Page, at = 0) => widgets(page).nth(at).frameLocator('iframe');
export const button = (page: Page, at = 0) =>
  getWidgetFrame(page, at).getByRole('button', { name: subscribeTexts.en.continue });

/** Records the widgets' events for {@link readWidgetEvents}. */
export const LISTENER = `<script>window.heard=[];for(const t of ['ready','step','subscribed','error'])
addEventListener('powerhour:'+t,({detail})=>heard.push(t+' '+detail.value))</script>`;
export const readWidgetEvents = (page: Page) => page.evaluate<string[]>('window.heard');
