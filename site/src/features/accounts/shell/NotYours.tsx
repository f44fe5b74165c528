import type { Language } from '#api/platform/rules.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { shellTexts } from './texts.ts';

/** What everyone but an admin sees of an admin's page: that it is not theirs, with the way to their own. */
export function NotYours({ language, text }: { readonly language: Language; readonly text: string }) {
  const { shell } = shellTexts(language);
  return (
    <Empty
      heading={<h1>{shell.notYoursTitle}</h1>}
      text={text}
      href={`/${language}/dashboard`}
      label={shell.toDashboard}
    />
  );
}
