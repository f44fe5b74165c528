import type { ComponentProps } from 'react';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ReasonButton } from './ReasonButton.tsx';
import type { ReasonDialog } from './ReasonDialog.tsx';
import type { AdminTexts } from './texts.ts';

/** The class of the buttons above a record. */
export const HELP_BUTTON = 'button button-secondary button-small';

/** The acts that cannot be undone. */
const DESTRUCTIVE: readonly string[] = [
  'account-erased',
  'account-suspended',
  'campaign-declined',
  'payment-refunded',
];

/** The texts of an act; without `done`, the page is reloaded and shows the change itself. */
type ActTexts = Readonly<Record<'label' | 'title' | 'message', string>> &
  Readonly<Partial<Record<'done' | 'help', string>>>;

type ActButtonProps<Act extends string, Result> = Pick<
  ComponentProps<typeof ReasonDialog<Result>>,
  'language' | 'fields' | 'act'
> & {
  /** The act’s name in the log. */
  readonly name: Act;
  /** The person or thing that the act is about. */
  readonly about: string;
  /** Further values of the act’s texts. */
  readonly values?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly texts: Readonly<Record<Act, ActTexts>>;
  readonly reason: AdminTexts['reason'];
  readonly onDone?: (result: Awaited<Result>) => void;
};

/** A button for an act of an admin’s, with the act’s dialog. */
export function ActButton<Act extends string, Result>(props: ActButtonProps<Act, Result>) {
  const { name, about, values, className, texts, reason, onDone, ...dialog } = props;
  const { label, title, message, done, help } = texts[name];
  const danger = DESTRUCTIVE.includes(name);
  return (
    <ReasonButton
      {...dialog}
      name={about}
      className={className ?? (danger ? 'button button-danger button-small' : HELP_BUTTON)}
      title={fillText(title, { name: about })}
      message={fillText(message, values ?? {})}
      confirmLabel={label}
      danger={danger}
      help={help}
      texts={reason}
      onDone={(result) => {
        if (done !== undefined) showToast({ kind: 'success', text: done });
        if (onDone) onDone(result);
        else if (done === undefined) location.reload();
      }}
    />
  );
}
