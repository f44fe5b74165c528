import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Embed } from '#api/embeds/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Field } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm, type FormErrors } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import '#site/ui/own-list.css';
import { api } from '../accounts/api.ts';
import type { EmbedPageTexts } from './texts.ts';
import { parseOrigin, ORIGINS_MAX, TOO_MANY_ORIGINS } from '#api/embeds/rules.ts';
import type { LocalizedText } from '#api/platform/rules.ts';

type AllowedSitesProps = WithTexts<EmbedPageTexts> & {
  readonly id: string;
  /** Whether the list is read-only here. */
  readonly isShown: boolean;
  readonly origins: readonly string[];
  readonly onSaved: (embed: Embed) => void;
};

/** Lists the sites to which a visitor may return; each addition or removal is saved at once. */
export function AllowedSites(props: AllowedSitesProps) {
  const { texts, isShown } = props;
  const { form, status, heading, removingSite, remove } = useAllowedSites(props);

  return (
    <section className="panel form" aria-labelledby="embed-sites">
      <div>
        <h2 id="embed-sites" tabIndex={-1} ref={heading}>
          {texts.sites}
        </h2>
        <p className="embed-sites-help">{texts.sitesHelp}</p>
      </div>
      <SiteList {...props} removingSite={removingSite} onRemove={(site) => void remove(site)} />
      {!isShown && (
        <form className="embed-add" {...form.form}>
          <Field
            label={texts.site}
            help={texts.siteHelp}
            {...form.field('site')}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SubmitButton
            label={texts.add}
            busyLabel={texts.adding}
            isBusy={form.isBusy}
            className="button button-secondary"
          />
        </form>
      )}
      <p role="status" className="embed-said">
        {status}
      </p>
      <FormFailure text={form.failure} />
    </section>
  );
}

type SiteListProps = Pick<AllowedSitesProps, 'isShown' | 'texts' | 'origins'> & {
  readonly removingSite: string | undefined;
  readonly onRemove: (site: string) => void;
};

function SiteList({ isShown, texts, origins, removingSite, onRemove }: SiteListProps) {
  return (
    <ul className="own-list">
      {origins.map((site) => (
        <li key={site}>
          <strong className="own-name">{site}</strong>
          {!isShown && (
            <button
              type="button"
              className="button button-danger button-small"
              aria-busy={removingSite === site}
              aria-disabled={removingSite !== undefined}
              onClick={() => onRemove(site)}
            >
              <Trash2 aria-hidden="true" />
              {texts.remove} <span className="visually-hidden">{site}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function useAllowedSites({ id, language, texts, origins, onSaved }: AllowedSitesProps) {
  const [status, setStatus] = useState('');
  const [removingSite, setRemovingSite] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const form = useForm({
    check: ({ site = '' }) => (site.trim() === '' ? {} : findSiteProblems(site)),
    send: async ({ site = '' }) => {
      setStatus('');
      const problems = findSiteProblems(site);
      return problems.site === undefined
        ? save((now) => [...now, normalizeSite(site)], texts.added, normalizeSite(site))
        : { problems };
    },
  });

  function findSiteProblems(site: string): { readonly site?: string } {
    if (origins.includes(normalizeSite(site))) return { site: texts.siteKnown };
    const problem = checkSite(site, origins.length);
    return problem ? { site: problem[language] } : {};
  }

  async function save(
    change: (origins: readonly string[]) => readonly string[],
    done: string,
    site: string,
  ): Promise<FormErrors | undefined> {
    const { embed } = api.campaigns[':id'];
    // The stored list may differ from the one on the screen.
    const stored = await embed.$get({ param: { id } });
    const outcome =
      stored.kind === 'done'
        ? await embed.$put({ param: { id }, json: { origins: [...change(stored.value.origins)] } })
        : stored;
    if (outcome.kind === 'done') {
      form.form.ref.current?.reset();
      setStatus(fillText(done, { site }));
      onSaved(outcome.value);
      return undefined;
    }
    const [problem] = outcome.kind === 'refused' ? Object.values(outcome.problems) : [];
    return problem === undefined ? { failure: texts.saveFailed } : { problems: { site: problem } };
  }

  async function remove(site: string): Promise<void> {
    if (removingSite !== undefined) return;
    setStatus('');
    setRemovingSite(site);
    const refusal = await save((now) => now.filter((origin) => origin !== site), texts.removed, site);
    setRemovingSite(undefined);
    if (refusal) form.refuse({ failure: texts.saveFailed });
    // The button that had the focus has been removed.
    else heading.current?.focus();
  }

  return { form, status, heading, removingSite, remove };
}

/** Returns the origin of a typed or pasted address: `example.org/give` is https://example.org. */
export function normalizeSite(typed: string): string {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(address)) return text;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}

/** Returns why a site cannot be added to a list of `count` sites, as far as the browser can check; the API decides. */
export function checkSite(typed: string, count: number): LocalizedText | undefined {
  if (count >= ORIGINS_MAX) return TOO_MANY_ORIGINS;
  const site = parseOrigin(normalizeSite(typed), false);
  return 'problem' in site ? site.problem : undefined;
}
