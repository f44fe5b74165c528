import { CircleAlert, CircleCheck } from 'lucide-react';
import type { OwnThanks } from '#api/thanks/contract.ts';
import { useResource } from '#widget/client/use-resource.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { CampaignPage, CampaignPageFrame } from '../campaigns/CampaignPageFrame.tsx';
import type { NomineeTexts } from '../nominees/texts.ts';
import type { ThanksTexts } from './texts.ts';
import { CorrectThanks } from './CorrectThanks.tsx';
import { ThanksForm } from './ThanksForm.tsx';
import { ThankYou } from './ThankYou.tsx';
import type { ThankYouTexts } from './thank-you-texts.ts';
import { readThanks } from './thanks-calls.ts';
import '../media/image-field.css';
import './thanks.css';
import './thank-you.css';

type ThanksViewProps = {
  readonly language: Language;
  /** The campaign's id. */
  readonly id: string;
  readonly texts: ThanksTexts;
  readonly common: NomineeTexts['common'];
  /** Texts around the thank-you where fans see it. */
  readonly shown: ThankYouTexts;
};

/** The page on which an owner thanks everyone who took part (RULES.md, "Winners"). */
export function ThanksPage({ shell, ...props }: ThanksViewProps & { readonly shell: ShellTexts['shell'] }) {
  return (
    <CampaignPage shell={shell} language={props.language} texts={props.common} title={props.texts.pageTitle}>
      <ThanksView {...props} />
    </CampaignPage>
  );
}

/** A thank-you: too early, being written, or sent. */
export function ThanksView({ language, id, texts, common, shown }: ThanksViewProps) {
  const { resource, reload, refresh, update } = useResource((signal) => readThanks(id, signal));
  return (
    <CampaignPageFrame
      language={language}
      resource={resource}
      texts={common}
      title={texts.pageTitle}
      onRetry={reload}
    >
      {(thanks) => {
        if (!thanks.winnersSelected) return <TooSoon language={language} thanks={thanks} texts={texts} />;
        return (
          <>
            <h1>{fillText(texts.title, { campaign: thanks.campaign })}</h1>
            {thanks.sentAt === null ? (
              <ThanksForm
                id={id}
                language={language}
                thanks={thanks}
                texts={texts}
                shown={shown}
                refresh={refresh}
                onSent={(sent) => update(() => sent)}
              />
            ) : (
              <Sent
                id={id}
                language={language}
                thanks={thanks}
                texts={texts}
                shown={shown}
                sentAt={thanks.sentAt}
                onCorrected={(corrected) => update(() => corrected)}
              />
            )}
          </>
        );
      }}
    </CampaignPageFrame>
  );
}

type PartProps = Pick<ThanksViewProps, 'language' | 'texts'> & { readonly thanks: OwnThanks };

function TooSoon({ language, texts, thanks }: PartProps) {
  return (
    <div className="empty">
      <h1>{texts.tooSoonTitle}</h1>
      <p>{fillText(texts.tooSoon, { campaign: thanks.campaign })}</p>
      <a className="button" href={`/${language}/dashboard`}>
        {texts.toCampaign}
      </a>
    </div>
  );
}

type SentProps = PartProps &
  Pick<ThanksViewProps, 'id' | 'shown'> & {
    readonly sentAt: string;
    readonly onCorrected: (thanks: OwnThanks) => void;
  };

function Sent({ id, language, texts, thanks, shown, sentAt, onCorrected }: SentProps) {
  const date = formatSubmittedDate(sentAt, language) ?? '';
  const { recipients, withdrawnAt, correctableUntil } = thanks;
  return (
    <>
      {withdrawnAt === null ? (
        <div className="notice notice-success" role="status">
          <CircleCheck aria-hidden="true" />
          <div>
            <p>
              <strong>{fillText(texts.sentTitle, { date })}</strong>
            </p>
            <p>{recipients === 1 ? texts.sentOne : fillText(texts.sent, { count: String(recipients) })}</p>
          </div>
        </div>
      ) : (
        <Withdrawn language={language} texts={texts} withdrawnAt={withdrawnAt} />
      )}
      <section className="panel thanks-shown" aria-label={fillText(shown.thankYou, { from: thanks.from })}>
        <h2>{fillText(shown.thankYou, { from: thanks.from })}</h2>
        <ThankYou thankYou={thanks} texts={shown} />
      </section>
      {correctableUntil !== null && (
        <CorrectThanks
          id={id}
          thanks={thanks}
          until={correctableUntil}
          language={language}
          texts={texts}
          onCorrected={onCorrected}
        />
      )}
    </>
  );
}

type WithdrawnProps = Omit<PartProps, 'thanks'> & { readonly withdrawnAt: string };

/** Tells the owner that nobody else sees the thank-you any more. */
function Withdrawn({ language, texts, withdrawnAt }: WithdrawnProps) {
  const date = formatSubmittedDate(withdrawnAt, language) ?? '';
  return (
    <div className="notice notice-warning">
      <CircleAlert aria-hidden="true" />
      <div>
        <p>
          <strong>{fillText(texts.withdrawnTitle, { date })}</strong>
        </p>
        <p>{texts.withdrawn}</p>
      </div>
    </div>
  );
}
