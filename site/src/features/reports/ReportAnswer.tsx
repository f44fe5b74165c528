import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { reportPath } from '#site/ui/report-path.ts';

type ReportAnswerProps = WithTexts<{ readonly withdrawn: string; readonly reportAnswer: string }> & {
  readonly campaignId: string;
  readonly answer: { readonly submissionId: string; readonly isWithdrawn: boolean };
};

/** Shows the campaign's owner a link to report an answer, or that it was withdrawn. */
export function ReportAnswer({ campaignId, answer, language, texts }: ReportAnswerProps) {
  const { submissionId: submission, isWithdrawn } = answer;
  if (isWithdrawn) return <p className="answer-withdrawn">{texts.withdrawn}</p>;
  return (
    <a
      className="link answer-report"
      href={reportPath(language, { subject: 'answer', campaign: campaignId, submission })}
    >
      {texts.reportAnswer}
    </a>
  );
}
