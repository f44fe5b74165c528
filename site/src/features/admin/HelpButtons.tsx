import type { Language } from '#api/platform/rules.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ApiResponse } from '#widget/client/outcome.ts';
import { ReasonButton } from './ReasonButton.tsx';
import type { AdminTexts } from './texts.ts';

/** The class of the buttons above a person's or a payment's record. */
export const HELP_BUTTON = 'button button-secondary button-small';

/** The acts that cannot be undone. */
const DESTRUCTIVE: readonly string[] = ['account-erased', 'payment-refunded'];

export type HelpButtonsProps<Act extends string> = {
  readonly acts: readonly Act[];
  /** The person or thing that the acts are about. */
  readonly name: string;
  /** Of each button. */
  readonly className: string;
  readonly language: Language;
  /** By act; if `done` is empty, the page is reloaded and shows the change itself. */
  readonly texts: Readonly<Record<Act, Readonly<Record<'label' | 'title' | 'message' | 'done', string>>>>;
  readonly reason: AdminTexts['reason'];
  readonly send: (act: Act, reason: string) => Promise<ApiResponse>;
};

/** A button for each thing that an admin can do about one person or payment. */
export function HelpButtons<Act extends string>(props: HelpButtonsProps<Act>) {
  const { acts, name, className, language, texts, reason, send } = props;
  return acts.map((act) => {
    const { label, title, message, done } = texts[act];
    return (
      <ReasonButton
        key={act}
        name={name}
        className={className}
        title={fillText(title, { name })}
        message={message}
        confirmLabel={label}
        danger={DESTRUCTIVE.includes(act)}
        language={language}
        texts={reason}
        act={(why) => send(act, why)}
        {...(done !== '' && { onDone: () => showToast({ kind: 'success', text: done }) })}
      />
    );
  });
}
