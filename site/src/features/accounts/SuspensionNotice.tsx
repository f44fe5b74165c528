import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import { OBJECTION, SUSPENSION_STANDS } from '#api/accounts/suspension-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { TextDialog } from '#site/ui/TextDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from './api.ts';
import { toFormErrors } from './form-errors.ts';
import type { ShellTexts } from './shell/texts.ts';

type SuspensionNoticeProps = WithTexts<ShellTexts['suspension']> & {
  readonly suspended: NonNullable<User['_suspended']>;
};

/** Tells people why their account is suspended, lets them download their data and object once, and shows the reply. */
export function SuspensionNotice({ suspended, language, texts }: SuspensionNoticeProps) {
  const [objection, setObjection] = useState(suspended.objection);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="notice notice-error" aria-label={texts.title}>
      <div className="stack">
        <p>
          <strong>{texts.title}</strong> {fillText(texts.reason, { reason: suspended.reason })}
        </p>
        <p>
          {texts.lead} <a href={`/${language}/dashboard/profile`}>{texts.toData}</a>
        </p>
        {objection === null ? (
          <button type="button" className="button button-small" onClick={() => setIsAsking(true)}>
            {texts.object}
          </button>
        ) : (
          <p>{fillText(texts.objected, { objection })}</p>
        )}
        {suspended.upheld !== null && (
          <p>
            {SUSPENSION_STANDS[language]} {fillText(texts.reason, { reason: suspended.upheld })}
          </p>
        )}
      </div>
      {isAsking && (
        <TextDialog
          title={texts.object}
          message={texts.objectMessage}
          confirmLabel={texts.object}
          cancelLabel={texts.cancel}
          loadingLabel={texts.busy}
          about="objection"
          name="text"
          label={texts.objectLabel}
          rows={6}
          language={language}
          limits={OBJECTION}
          send={async (text) => {
            const outcome = await api.users.me.objection.$post({ json: { text } });
            if (outcome.kind === 'done') {
              setObjection(text);
              setIsAsking(false);
            }
            return toFormErrors(outcome, texts);
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
