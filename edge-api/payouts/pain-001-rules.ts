import { formatSepaAmount, toSepaText } from './sepa-text-rules.ts';

/** A SEPA credit transfer to be made; amounts in cents, above nothing. */
export type CreditTransfer = {
  readonly reference: string;
  readonly amountCents: number;
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
  /** What the receiver reads on their statement. */
  readonly description: string;
};

type Order = {
  readonly messageId: string;
  readonly createdAt: Date;
  /** The day on which the bank makes the transfers, as yyyy-mm-dd. */
  readonly day: string;
  readonly debtor: { readonly name: string; readonly iban: string };
  readonly transfers: readonly CreditTransfer[];
};

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** Lengths that a SEPA message takes. */
const NAME_MAX = 70;
const DESCRIPTION_MAX = 140;

/**
 * Returns an order for a bank as ISO 20022 has it, pain.001.001.09, in the form of the SEPA credit transfer scheme (EPC132-08,
 * "Customer-to-PSP implementation guidelines").
 */
export function renderPain001({ messageId, createdAt, day, debtor, transfers }: Order): string {
  const totalCents = transfers.reduce((total, { amountCents }) => total + amountCents, 0);
  const sums: readonly XmlElement[] = [
    ['NbOfTxs', String(transfers.length)],
    ['CtrlSum', formatSepaAmount(totalCents)],
  ];
  const name: XmlElement = ['Nm', toSepaText(debtor.name, NAME_MAX)];
  const header: XmlElement = [
    'GrpHdr',
    [['MsgId', messageId], ['CreDtTm', createdAt.toISOString()], ...sums, ['InitgPty', [name]]],
  ];
  const payment: XmlElement = [
    'PmtInf',
    [
      ['PmtInfId', messageId],
      ['PmtMtd', 'TRF'],
      ...sums,
      ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
      ['ReqdExctnDt', [['Dt', day]]],
      ['Dbtr', [name]],
      ['DbtrAcct', toAccount(debtor.iban)],
      ['DbtrAgt', [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]]],
      ['ChrgBr', 'SLEV'],
      ...transfers.map(toTransfer),
    ],
  ];
  return renderXml(['Document', [['CstmrCdtTrfInitn', [header, payment]]], { xmlns: NAMESPACE }]);
}

function toTransfer({ reference, amountCents, holder, iban, bic, description }: CreditTransfer): XmlElement {
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', reference]]],
      ['Amt', [['InstdAmt', formatSepaAmount(amountCents), { Ccy: 'EUR' }]]],
      ['CdtrAgt', bic === null ? undefined : [['FinInstnId', [['BICFI', bic]]]]],
      ['Cdtr', [['Nm', toSepaText(holder, NAME_MAX)]]],
      ['CdtrAcct', toAccount(iban)],
      ['RmtInf', [['Ustrd', toSepaText(description, DESCRIPTION_MAX)]]],
    ],
  ];
}

function toAccount(iban: string): readonly XmlElement[] {
  return [['Id', [['IBAN', iban]]]];
}

/** An element: its name, what is in it, and its attributes. A content that is undefined leaves the element out. */
type XmlElement = readonly [
  name: string,
  content: string | readonly XmlElement[] | undefined,
  attributes?: Readonly<Record<string, string>>,
];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Returns a document with its declaration. Every text in it is escaped here and nowhere else. */
export function renderXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderElement(root)}\n`;
}

function renderElement([name, content, attributes = {}]: XmlElement): string {
  if (content === undefined) return '';
  const quoted = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(renderElement).join('');
  return `<${name}${quoted.join('')}>${inner}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
