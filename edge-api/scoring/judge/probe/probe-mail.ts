import { renderMail } from '#api/platform/render-mail.ts';
import type { Language } from '#api/platform/rules.ts';
import { PROBE_SPEARMAN_MIN, PROBE_TWIN_GAP_MAX } from '../../rules.ts';
import type { ProbeFigures } from './probe-rules.ts';

type FailedProbe = Pick<ProbeFigures, 'spearman' | 'twinGap' | 'answers'> & {
  readonly campaignId: string;
  readonly slug: string;
  readonly name: string;
  readonly model: string;
};

type ProbeMailText = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

const TEXTS: Readonly<Record<Language, (probe: FailedProbe) => ProbeMailText>> = {
  nl: ({ name, slug, campaignId, model, spearman, twinGap, answers }) => ({
    subject: `De selectie van ${name} wacht: het AI-model is gezakt`,
    heading: 'Een selectie wacht op jou',
    paragraphs: [
      `Voor de antwoorden op ${name} worden beoordeeld, is ${model} getoetst op ${answers} antwoorden die mensen al een cijfer gaven. Het is gezakt: rangcorrelatie ${spearman} (minstens ${PROBE_SPEARMAN_MIN}), gemiddeld verschil tussen tweelingantwoorden ${twinGap} (maximaal ${PROBE_TWIN_GAP_MAX}).`,
      'De toets wordt om de paar uur herhaald. Slaagt het model, dan gaat de selectie vanzelf verder.',
      `Wil je toch verder met dit model, geef dan een reden: npm run judge-override -- ${slug} "reden" --remote, of als admin POST /api/admin/selections/${campaignId}/judge-override. De reden staat daarna op de pagina over de selectie.`,
    ],
  }),
  en: ({ name, slug, campaignId, model, spearman, twinGap, answers }) => ({
    subject: `The selection for ${name} is waiting: the AI model failed its trial`,
    heading: 'A selection is waiting for you',
    paragraphs: [
      `Before the answers to ${name} are judged, ${model} was tried on ${answers} answers that people had graded. It failed: rank correlation ${spearman} (at least ${PROBE_SPEARMAN_MIN}), mean gap between twin answers ${twinGap} (at most ${PROBE_TWIN_GAP_MAX}).`,
      'The trial is repeated every few hours. Once the model passes, the selection continues by itself.',
      `To continue with this model anyway, give a reason: npm run judge-override -- ${slug} "reason" --remote, or as an admin POST /api/admin/selections/${campaignId}/judge-override. The reason is then shown on the page about the selection.`,
    ],
  }),
};

/** Renders the mail that tells the operator that a selection waits because its model failed. */
export function renderProbeMail(language: Language, probe: FailedProbe) {
  const { subject, ...content } = TEXTS[language](probe);
  return { subject: subject.replace(/\s+/g, ' '), ...renderMail(language, content) };
}
