import type { FieldModels } from '../../models/read-models.ts';
import { isFilled } from '../empty-value.ts';
import type { FieldValues } from '../stored-document.ts';

/** A rule that a value breaks. `values` are for the words that say so. */
export interface BrokenRule {
  readonly code: keyof typeof sentences;
  readonly values?: Readonly<Record<string, string>>;
}

/** As the report of a load says them; the studio has words of its own in each language. */
const sentences = {
  required: () => 'is required',
  'ends-before-start': ({ first }: Values) => `comes before ${first}`,
  'no-clock-time': () => 'must be a time such as 09:30',
  'closes-before-opening': () => 'is not after opens',
  'hours-missing': () => 'and closes are required on a day that is not closed',
  'start-missing': () => 'is required unless the exhibition is permanent',
  'weekday-twice': () => 'is there twice',
  'no-time-zone': () => 'is no time zone; write its name as in Pacific/Honolulu',
} as const satisfies Readonly<Record<string, (values: Values) => string>>;

type Values = Readonly<Record<string, string>>;

/** A sentence that follows the name of the field. */
export const describeRule = ({ code, values = {} }: BrokenRule): string => sentences[code](values);

type Reject = (path: string, rule: BrokenRule) => void;

/**
 * The fields that must be filled. Pictures are left to a warning, since they may still be drawn.
 *
 * @param required paths `field` or `group.field`
 */
export function checkRequired(
  models: FieldModels,
  data: FieldValues,
  required: readonly string[],
  reject: Reject,
): void {
  for (const path of required) {
    const [name = '', inner] = path.split('.');
    const model = models[name];
    if (!model || model.type === 'UID' || model.type === 'Image') continue;
    if (inner === undefined) {
      if (!isFilled(model, data[name])) reject(name, { code: 'required' });
      continue;
    }
    const innerModel = model.config?.fields?.[inner];
    (data[name] as FieldValues[]).forEach((item, position) => {
      if (innerModel && innerModel.type !== 'Image' && !isFilled(innerModel, item[inner])) {
        reject(`${name}[${position}].${inner}`, { code: 'required' });
      }
    });
  }
}

/** Rules that concern several fields: ends after starts, closing after opening, each weekday once. */
export function checkAgreement(type: string, data: FieldValues, reject: Reject): void {
  checkOrder(data, '', reject);
  for (const [name, value] of Object.entries(data)) {
    if (!Array.isArray(value)) continue;
    value.forEach((item, position) => {
      if (item && typeof item === 'object') checkOrder(item, `${name}[${position}].`, reject);
    });
  }
  if (type === 'exhibition' && data.is_permanent === false && !data.start_date) {
    reject('start_date', { code: 'start-missing' });
  }
  if (type === 'settings') {
    checkWeek(data, reject);
    checkTimeZone(data.timezone, reject);
  }
}

const orderedPairs = [
  ['start_date', 'end_date'],
  ['date', 'end_date'],
  ['starts_at', 'ends_at'],
  ['salary_min', 'salary_max'],
  ['min_group', 'max_group'],
  ['date_from', 'date_to'],
] as const;

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

function checkOrder(values: FieldValues, path: string, reject: Reject): void {
  for (const [first, last] of orderedPairs) {
    const [from, to] = [values[first], values[last]] as (string | number | null | undefined)[];
    if (from != null && to != null && to < from)
      reject(path + last, { code: 'ends-before-start', values: { first } });
  }
  for (const name of ['opens', 'closes', 'last_entry', 'starts']) {
    const time = values[name];
    if (typeof time === 'string' && !clockTime.test(time)) {
      reject(path + name, { code: 'no-clock-time' });
    }
  }
  const { opens, closes, is_closed: isClosed } = values;
  if (typeof opens === 'string' && typeof closes === 'string' && closes <= opens) {
    reject(`${path}closes`, { code: 'closes-before-opening' });
  }
  if (isClosed === false && 'opens' in values && !(opens && closes)) {
    reject(`${path}opens`, { code: 'hours-missing' });
  }
}

function checkWeek(data: FieldValues, reject: Reject): void {
  const days = (data.opening_hours as FieldValues[]).map((hours) => hours.day);
  days.forEach((day, position) => {
    if (days.indexOf(day) !== position)
      reject(`opening_hours[${position}].day`, { code: 'weekday-twice' });
  });
}

function checkTimeZone(name: unknown, reject: Reject): void {
  if (typeof name !== 'string') return;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    reject('timezone', { code: 'no-time-zone' });
  }
}
