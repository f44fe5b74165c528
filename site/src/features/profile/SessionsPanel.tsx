import type { OwnSession } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatShortDateTime } from '#site/i18n/format.ts';
import { countryName } from '#site/i18n/country-name.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from '../accounts/api.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { useCall } from '#site/ui/use-call.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { RowAction } from '#site/ui/OwnList.tsx';

type SessionsPanelProps = WithTexts<AccountTexts['sessions']> & {
  readonly first: { readonly docs: readonly OwnSession[] };
};

const { sessions } = api.users.me;

/** Lists where the person is logged in: the browser and country of each session, with a button that ends it. */
export function SessionsPanel({ first, language, texts }: SessionsPanelProps) {
  const { value, refresh } = useResource(() => sessions.$get(), { first });
  const { alert, run } = useCall();

  async function end(id?: string): Promise<string | undefined> {
    const outcome = await (id === undefined
      ? sessions.$delete()
      : sessions[':id'].$delete({ param: { id } }));
    // A 404 means that the session has already ended, as requested.
    if (outcome.kind !== 'done' && outcome.status !== 404) return outcome.message ?? texts.failed;
    await refresh();
    return undefined;
  }

  return (
    <Panel title={texts.title} text={texts.text} anchor="sessions">
      <ul className="own-list">
        {value.docs.map(({ id, country, loggedInAt, lastUsedAt, isCurrent, ...session }) => {
          const browser = session.browser ?? texts.unknownBrowser;
          const moments = fillText(texts.moments, {
            loggedIn: formatShortDateTime(loggedInAt, language),
            lastUsed: formatShortDateTime(lastUsedAt, language),
          });
          return (
            <li key={id}>
              <p className="own-name">
                <strong>{isCurrent ? fillText(texts.current, { browser }) : browser}</strong>
                <br />
                <span className="help">
                  {country === null ? moments : `${countryName(country, language)}, ${moments}`}
                </span>
              </p>
              {!isCurrent && (
                <RowAction
                  label={texts.end}
                  name={fillText(texts.endNamed, { browser })}
                  onPress={() => void run(() => end(id))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <FormFailure text={alert} />
      {value.docs.length > 1 && (
        <button type="button" className="button button-secondary" onClick={() => void run(() => end())}>
          {texts.endOthers}
        </button>
      )}
    </Panel>
  );
}
