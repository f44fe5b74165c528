import type { Language } from '#api/platform/rules.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { shellTexts } from './texts.ts';

/** Tells everyone but an admin that an admin page is not for them, with a link to their dashboard. */
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
