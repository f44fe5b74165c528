import { useState } from 'react';
import { useCMS } from 'tinacms';
import { translate } from '../texts/translate.ts';
import { createTranslation } from './create-translation.ts';
import { requireEditorApi, type PageSummary } from './list-pages.ts';
import { BUTTON_STYLE } from './styles.ts';

type Props = {
  readonly page: PageSummary;
  /** Whether the label names the page, because there are several buttons in a list. */
  readonly isInList?: boolean;
  /** Returns why the translation cannot be created now, if so. */
  readonly findObstacle?: () => string | undefined;
};

/** Creates a page's translation and opens it. */
export function TranslateButton({ page, isInList = false, findObstacle }: Props) {
  const cms = useCMS();
  const [isBusy, setIsBusy] = useState(false);

  const translatePage = async () => {
    const obstacle = findObstacle?.();
    if (obstacle !== undefined) return void cms.alerts.error(obstacle);
    setIsBusy(true);
    try {
      location.hash = `#/~/tina-preview/${await createTranslation(requireEditorApi(cms.api.tina), page)}`;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      cms.alerts.error(translate('We could not create the translation: {reason}', { reason }));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <button
      type="button"
      disabled={isBusy}
      aria-label={isInList ? translate('Translate this page: {title}', { title: page.title }) : undefined}
      onClick={() => void translatePage()}
      style={BUTTON_STYLE}
    >
      {translate('Translate this page')}
    </button>
  );
}
