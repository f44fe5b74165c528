/** The names of a statement's figures, on its page and in the downloaded table. */
const nl = {
  item: 'Post',
  count: 'Aantal',
  gross: 'Betaald door deelnemers',
  refunds: 'Terugbetaald',
  disputes: 'Betwist',
  costs: 'Kosten van de betaalprovider',
  net: 'Opbrengst voor het goede doel',
  carry: 'Meegenomen uit eerdere afrekeningen',
  amountPaid: 'Uitbetaald',
  amountDue: 'Uit te betalen',
  waiting: 'Niet uitbetaald',
  payable: 'Klaar om uit te betalen',
  due: 'Wordt overgemaakt',
  made: 'Onderweg naar de bank',
  arrived: 'Uitbetaald',
};

const en: typeof nl = {
  item: 'Item',
  count: 'Number',
  gross: 'Paid by participants',
  refunds: 'Refunded',
  disputes: 'Disputed',
  costs: 'Costs of the payment provider',
  net: 'Proceeds for the charity',
  carry: 'Carried over from earlier statements',
  amountPaid: 'Paid out',
  amountDue: 'To be paid out',
  waiting: 'Not paid out',
  payable: 'Ready to be paid out',
  due: 'Being transferred',
  made: 'On its way to the bank',
  arrived: 'Paid out',
};
export const STATEMENT_LABELS = { nl, en };

/** Names that occur only in the downloaded table. */
export const CSV_TEXTS = {
  nl: {
    euros: 'Bedrag in euro',
    changed: 'Veranderd na deze afrekening',
    campaign: 'Campagne',
    charity: 'Goed doel',
    costsCoveredBy: 'Kosten betaald door',
    coveredBy: { platform: 'Power Hour', charity: 'Het goede doel' },
    state: 'Status',
    reference: 'Kenmerk',
    reversed: 'Teruggehaald na deze afrekening',
    arrivedOn: 'Aangekomen op',
  },
  en: {
    euros: 'Amount in euros',
    changed: 'Changed after this statement',
    campaign: 'Campaign',
    charity: 'Charity',
    costsCoveredBy: 'Costs paid by',
    coveredBy: { platform: 'Power Hour', charity: 'The charity' },
    state: 'State',
    reference: 'Reference',
    reversed: 'Taken back after this statement',
    arrivedOn: 'Arrived on',
  },
};
