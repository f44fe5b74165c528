import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { AdminTexts } from './texts.ts';

type HelpButtonsProps<Act extends string> = {
  readonly acts: readonly Act[];
  /** Whom or what they are about. */
  readonly name: string;
  /** Of each button. */
  readonly className: string;
  readonly language: Language;
  /** Of each act; without a sentence that it is done, the page shows so itself. */
  readonly texts: Readonly<Record<Act, Readonly<Record<'label' | 'title' | 'message' | 'done', string>>>>;
  readonly reason: AdminTexts['reason'];
  readonly send: (act: Act, reason: string) => Promise<Outcome<unknown>>;
};

/** A button for each thing that an admin can do about one person or payment, which asks why. */
export function HelpButtons<Act extends string>(props: HelpButtonsProps<Act>) {
  const { acts, name, className, language, texts, reason, send } = props;
  const [act, setAct] = useState<Act>();

  function finish(done: string): void {
    setAct(undefined);
    if (done === '') location.reload();
    else showToast({ kind: 'success', text: done });
  }

  return (
    <>
      {acts.map((each) => (
        <button key={each} type="button" className={className} onClick={() => setAct(each)}>
          {texts[each].label} <span className="visually-hidden">{name}</span>
        </button>
      ))}
      {act !== undefined && (
        <ReasonDialog
          title={fillText(texts[act].title, { name })}
          message={texts[act].message}
          confirmLabel={texts[act].label}
          language={language}
          texts={reason}
          act={(why) => send(act, why)}
          onDone={() => finish(texts[act].done)}
          onLeave={() => setAct(undefined)}
        />
      )}
    </>
  );
}
