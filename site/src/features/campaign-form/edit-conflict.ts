import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import type { CampaignFormTexts } from './texts.ts';
import { EMPTY_VALUES, type FormValues } from './values.ts';

export type FieldName = keyof FormValues;

/** A campaign that was edited here and elsewhere at the same time. */
export type EditConflict = {
  readonly fields: readonly FieldName[];
  /** The values from which both edits started. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
};

/** Returns whether a name in the API's format is that of a form field. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(EMPTY_VALUES, name);
}

/** Returns whether a field has the same value in both. */
export function hasSameValue(field: FieldName, a: FormValues, b: FormValues): boolean {
  return JSON.stringify(a[field]) === JSON.stringify(b[field]);
}

/** Formats the value of a field as text; undefined for fields that cannot be shown as text. */
export function formatFieldValue(
  field: FieldName,
  values: FormValues,
  { conflict, fields, questions }: Pick<CampaignFormTexts, 'conflict' | 'fields' | 'questions'>,
): string | undefined {
  if (field === 'image' || field === 'charity') return undefined;
  if (field === 'description') return toPlainText(values.description) || conflict.empty;
  if (field === 'importantKeywords') return values.importantKeywords.join(', ') || conflict.empty;
  const value = values[field];
  if (typeof value === 'boolean') return value ? conflict.yes : conflict.no;
  if (value === '') return conflict.empty;
  if (field === 'fanQuestion') return new Map(Object.entries(questions)).get(value) ?? fields.fanQuestionOwn;
  if (field === 'thankYouMethod') return new Map<string, string>(Object.entries(fields)).get(value) ?? value;
  return field.startsWith('subscription') ? value.replace('T', ' ') : value;
}
