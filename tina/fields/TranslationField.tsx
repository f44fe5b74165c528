import { findTranslation } from '../../site/src/blocks/find-translation.ts';
import { translate } from '../texts/translate.ts';
import { PageLink } from '../translations/PageLink.tsx';
import { INPUT_STYLE } from '../translations/styles.ts';
import { TranslateButton } from '../translations/TranslateButton.tsx';
import { usePages } from '../translations/use-pages.ts';
import { createField } from './create-field.tsx';

/** The field of a page's translation, which is chosen among the free pages of the other language, or created. */
export const TranslationField = createField(({ input, form, tinaForm }) => {
  const { pages = [] } = usePages();
  const value = typeof input.value === 'string' ? input.value : '';
  const file = tinaForm.path;
  const page = pages.find((candidate) => candidate.file === file);
  const named = findTranslation({ file, translation: value }, pages);
  const translation = pages.find((candidate) => candidate.file === named);
  const choices = pages.filter(
    (other) =>
      other.language !== getLanguage(file) && (other === translation || !findTranslation(other, pages)),
  );

  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <select
        id={input.name}
        name={input.name}
        value={named ?? ''}
        aria-label={translate('The same page in the other language')}
        onChange={input.onChange}
        onBlur={() => input.onBlur()}
        style={{ ...INPUT_STYLE, width: '100%', background: '#fff' }}
      >
        <option value="">{translate('No page')}</option>
        {choices.map((other) => (
          <option key={other.file} value={other.file}>
            {other.title} ({other.language}/{other.name})
          </option>
        ))}
      </select>
      {translation && (
        <div>
          <PageLink page={translation} />
        </div>
      )}
      {page && !translation && (
        <TranslateButton page={page} findObstacle={() => (form.getState().dirty ? SAVE_FIRST : undefined)} />
      )}
    </div>
  );
});

const getLanguage = (file: string): string =>
  file.replace(/^site\/content\/pages\/+/, '').split('/')[0] ?? '';

const SAVE_FIRST = translate('Save the page first: its translation begins as a copy of it.');
