import { renderMail } from '#api/platform/render-mail.ts';
import type { Language } from '#api/platform/rules.ts';
import type { ProbeFigure } from '../../rules.ts';
import type { ProbeRow } from './probe-rows.ts';
import { listMissed, type ProbeFigures } from './probe-rules.ts';
import { PROBE_FIGURE_TEXTS, formatLimit } from './figure-rules.ts';

type FailedProbe = Pick<ProbeRow, 'campaignId' | 'model' | 'figures'> & {
  readonly slug: string;
  readonly name: string;
};

type ProbeMailText = Parameters<typeof renderMail>[1] & { readonly subject: string };

const TEXTS: Readonly<Record<Language, (probe: FailedProbe) => ProbeMailText>> = {
  nl: ({ name, slug, campaignId, model, figures }) => ({
    subject: `De selectie van ‘${name}’ wacht: het AI-model zakte voor de proef`,
    heading: 'Een selectie wacht op jou',
    paragraphs: [
      `Voordat de antwoorden op ‘${name}’ worden beoordeeld, kreeg ${model} een proef met ${figures.answers} antwoorden die al een cijfer hadden. Alle proeven van dit model tellen samen. Het is gezakt.`,
      ...listFigures('nl', figures),
      'De proef wordt om de paar uur herhaald. Slaagt het model, dan gaat de selectie vanzelf verder.',
      `Wil je toch verder met dit model, geef dan een reden: npm run judge-override -- ${slug} "reden" --remote, of als beheerder POST /api/admin/selections/${campaignId}/judge-override. De reden staat daarna op de pagina over de selectie.`,
    ],
  }),
  en: ({ name, slug, campaignId, model, figures }) => ({
    subject: `The selection for “${name}” is waiting: the AI model failed its trial`,
    heading: 'A selection is waiting for you',
    paragraphs: [
      `Before the answers to “${name}” are judged, ${model} was tried on ${figures.answers} answers that already had a grade. All trials of this model count together. It failed.`,
      ...listFigures('en', figures),
      'The trial is repeated every few hours. Once the model passes, the selection continues by itself.',
      `To continue with this model anyway, give a reason: npm run judge-override -- ${slug} "reason" --remote, or as an admin POST /api/admin/selections/${campaignId}/judge-override. The reason is then shown on the page about the selection.`,
    ],
  }),
};

/** Lists the figures of this trial that miss their limits. */
function listFigures(language: Language, figures: ProbeFigures): readonly string[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const render = (key: ProbeFigure) =>
    `${PROBE_FIGURE_TEXTS[language][key]}: ${number.format(figures[key])} (${formatLimit(language, key)})`;
  return listMissed(figures).map(render);
}

/** Renders the mail that tells the operator that a selection waits because its model failed. */
export function renderProbeMail(language: Language, probe: FailedProbe) {
  const { subject, ...content } = TEXTS[language](probe);
  return { subject: subject.replace(/\s+/g, ' '), ...renderMail(language, content) };
}
