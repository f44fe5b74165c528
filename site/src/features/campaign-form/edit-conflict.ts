import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import type { CampaignFormTexts } from './texts.ts';
import { EMPTY_VALUES, type FormValues } from './values.ts';

export type FieldName = keyof FormValues;

/** A campaign that was edited elsewhere while it was edited here. */
export type EditConflict = {
  /** The fields that were changed elsewhere. */
  readonly fields: readonly FieldName[];
  /** What both edits began with. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
};

/** Returns whether a name of the API's is that of a field of the form. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(EMPTY_VALUES, name);
}

/** Returns whether a field has the same value in both. */
export function hasSameValue(field: FieldName, a: FormValues, b: FormValues): boolean {
  return JSON.stringify(a[field]) === JSON.stringify(b[field]);
}

/** Formats the value of a field for reading; undefined for what words do not show. */
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
