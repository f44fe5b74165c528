import type { Language } from '#api/platform/rules.ts';
import type { MomentTexts } from '#api/submissions/moment-text-rules.ts';
import { listCharityLost, listOverdue } from '../campaigns/list-late.ts';
import type { Card } from './to-card.ts';

/** Returns what a card adds to the outcome or the reading of a paid answer: what is overdue, and a lost charity. */
export function listLate(
  { campaign, celebrity, moment, outcome, reading }: Card,
  texts: MomentTexts['overdue'],
  language: Language,
): readonly string[] {
  if (!moment || !(outcome || reading)) return [];
  const { overdue = null, paused = null } = campaign;
  const reader = { moment, isFan: true, celebrity, language };
  return [...listOverdue({ overdue }, reader, texts), ...listCharityLost({ paused }, reader, texts)];
}
