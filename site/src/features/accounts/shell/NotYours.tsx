import type { Language } from '#api/platform/rules.ts';

type NotYoursProps = {
  readonly language: Language;
  readonly texts: Readonly<Record<'notYoursTitle' | 'notYours' | 'toDashboard', string>>;
};

/** What everyone but an admin sees of an admin's page: that it is not theirs, with the way to their own. */
export function NotYours({ language, texts }: NotYoursProps) {
  return (
    <div className="empty">
      <h1>{texts.notYoursTitle}</h1>
      <p>{texts.notYours}</p>
      <a className="button" href={`/${language}/dashboard`}>
        {texts.toDashboard}
      </a>
    </div>
  );
}
