import { formatEuros, type CostsCoveredBy } from '../platform/money-rules.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { PRICE } from '../submissions/price-rules.ts';

/** For a campaign that names no charity. */
const NO_CHARITY: LocalizedText = { nl: 'het goede doel', en: 'the charity' };

/** Returns in a few words how much of the price reaches the charity. */
export function renderPriceShare(coveredBy: CostsCoveredBy, charity: string): LocalizedText {
  const [nl, en] = [charity || NO_CHARITY.nl, charity || NO_CHARITY.en];
  switch (coveredBy) {
    case 'platform':
      return { nl: `helemaal naar ${nl}`, en: `all of it to ${en}` };
    case 'charity':
      return { nl: `na kosten naar ${nl}`, en: `to ${en} after costs` };
  }
}

/** Returns how much of a donation reaches the charity, as the one sentence used wherever the price is shown. */
export function renderPriceLine(coveredBy: CostsCoveredBy, charity: string): LocalizedText {
  const [nl, en] = [charity || NO_CHARITY.nl, charity || NO_CHARITY.en];
  switch (coveredBy) {
    case 'platform':
      return {
        nl: `Je ${PRICE.nl} gaat helemaal naar ${nl}; Power Hour betaalt de kosten.`,
        en: `Your ${PRICE.en} goes to ${en} in full; Power Hour pays the costs.`,
      };
    case 'charity':
      return {
        nl: `Van je ${PRICE.nl} ontvangt ${nl} wat overblijft na de kosten van de betaalprovider.`,
        en: `Of your ${PRICE.en}, ${en} receives what is left after the payment provider’s costs.`,
      };
  }
}

/** Returns how much the payment provider has kept of a campaign's donations so far, and who paid for it. */
export function renderCostsSoFar(coveredBy: CostsCoveredBy, costsCents: number): LocalizedText {
  const [nl, en] = [formatEuros(costsCents, 'nl'), formatEuros(costsCents, 'en')];
  switch (coveredBy) {
    case 'platform':
      return {
        nl: `Tot nu toe ${nl} aan kosten, betaald door Power Hour.`,
        en: `So far ${en} in costs, paid by Power Hour.`,
      };
    case 'charity':
      return { nl: `Tot nu toe ${nl} aan kosten.`, en: `So far ${en} in costs.` };
  }
}
