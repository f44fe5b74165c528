import { isOpen } from '#api/campaigns/rules.ts';
import type { FrameData } from './data.ts';

const LOOK_MS = 1000;

/**
 * Marks the page once its campaign has closed, by the clock of the server that made it: the form gives way to what the
 * page says then, unless it shows something that is shown once, or is under way (frame.css).
 */
export function followDeadline({ campaign, servedAt }: Pick<FrameData, 'campaign' | 'servedAt'>): void {
  const skew = servedAt - Date.now();
  const timer = setInterval(() => {
    if (isOpen(campaign, new Date(Date.now() + skew))) return;
    clearInterval(timer);
    document.querySelector('.widget')?.setAttribute('data-campaign', 'over');
    const status = document.querySelector('.widget > [role=status]');
    if (status) status.textContent = document.querySelector('[data-once-over] h2')?.textContent ?? '';
  }, LOOK_MS);
}
