import { useState } from 'react';
import { hasMoved, TAKE_BACK_MS } from '#api/campaigns/change-rules.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { toPlannedInstant } from './checks.ts';
import type { OwnTexts } from './texts.ts';
import type { FormValues } from './values.ts';

type MoveQuestionProps = WithTexts<Pick<OwnTexts, 'move'>> & { readonly campaign: Campaign };

/** Asks the owner before a meeting moves for which fans have paid, who may then take their money back. */
export function useMoveQuestion({ campaign, language, texts: { move: t } }: MoveQuestionProps) {
  const [asked, setAsked] = useState<{ message: string; answer: (mayMove: boolean) => void }>();
  const { submissionCount: count, winnersSelected } = campaign;

  function isMove(before: FormValues, after: FormValues): boolean {
    const facts = toMeetingFacts(before);
    return count > 0 && !winnersSelected && hasMoved(facts, toMeetingFacts(after), facts);
  }

  async function ask(): Promise<boolean> {
    const until = formatDateTime(new Date(Date.now() + TAKE_BACK_MS), language);
    const message = fillText(t.message, { count, until });
    const mayMove = await new Promise<boolean>((answer) => setAsked({ message, answer }));
    setAsked(undefined);
    return mayMove;
  }

  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t.title}
      message={asked?.message ?? ''}
      confirmLabel={t.confirm}
      cancelLabel={t.keep}
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    />
  );
  return { isMove, ask, dialog };
}

function toMeetingFacts(values: FormValues) {
  const plannedAt = toPlannedInstant(values)?.getTime() ?? null;
  return { name: values.name, plannedAt, plannedLocation: values.plannedLocation || null };
}
