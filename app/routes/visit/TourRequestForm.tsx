import type { ReactNode } from 'react';
import { ChoiceGroup } from '#app/components/forms/ChoiceGroup.tsx';
import { SelectField, TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { FieldPair, FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import { fill } from '#shared/fill.ts';
import { languageOptions } from '#shared/languages.ts';
import { ageGroups, groupTypes, tourRequestRules } from '#shared/tour-request-rules.ts';

/** In the order of the form. */
export const tourRequestFields = [
  'groupType',
  'organization',
  'partySize',
  'ages',
  'firstDate',
  'secondDate',
  'tourLanguage',
  'access',
  'message',
  'name',
  'email',
  'phone',
] as const;

export const tourRequestLists = ['ages'] as const;

export interface TourRequestFormProps {
  readonly answer: FormAnswer | undefined;
  /** Bounds as YYYY-MM-DD, and how they are told. */
  readonly dates: { readonly min: string; readonly max: string; readonly hint: string };
  readonly otherWays: ReactNode;
}

/** Who comes, when, what would help, and whom to answer. */
export function TourRequestForm({ answer, dates, otherWays }: TourRequestFormProps) {
  const words = useWords('visit', english).tourForm;
  const { language } = useLanguage();
  const { labels, hints, parts } = words;
  const { min, max } = tourRequestRules.partySize;
  const bounds = { type: 'date', min: dates.min, max: dates.max };
  return (
    <VisitorForm
      answer={answer}
      labels={labels}
      sendLabel={words.send}
      otherWays={otherWays}
      consent={
        <p>
          {words.consent} <SiteLink to="/privacy-policy">{words.privacy}</SiteLink>
        </p>
      }
    >
      {({ bind, chosen }) => (
        <>
          <FormPart title={parts.group}>
            <FieldPair>
              <SelectField {...bind('groupType')} label={labels.groupType} required>
                <option value="">{words.choose}</option>
                {groupTypes.map((type) => (
                  <option key={type} value={type}>
                    {words.groupTypes[type]}
                  </option>
                ))}
              </SelectField>
              <TextField
                {...bind('organization')}
                label={labels.organization}
                autoComplete="organization"
                maxLength={160}
              />
            </FieldPair>
            <FieldPair>
              <TextField
                {...bind('partySize')}
                label={labels.partySize}
                hint={fill(hints.partySize, { min, max })}
                type="number"
                inputMode="numeric"
                min={min}
                max={max}
                required
              />
            </FieldPair>
            <ChoiceGroup
              {...bind('ages')}
              type="checkbox"
              label={labels.ages}
              options={ageGroups.map((value) => ({ value, label: words.ages[value] }))}
              chosen={chosen('ages') ?? []}
            />
          </FormPart>
          <FormPart title={parts.dates}>
            <FieldPair>
              <TextField
                {...bind('firstDate')}
                {...bounds}
                label={labels.firstDate}
                hint={dates.hint}
                required
              />
              <TextField {...bind('secondDate')} {...bounds} label={labels.secondDate} />
            </FieldPair>
            <ChoiceGroup
              {...bind('tourLanguage')}
              type="radio"
              label={labels.tourLanguage}
              required
              options={languageOptions.map(({ code, nativeName }) => ({
                value: code,
                label: nativeName,
                lang: code,
              }))}
              chosen={chosen('tourLanguage') ?? [language]}
            />
          </FormPart>
          <FormPart title={parts.needs}>
            <TextAreaField
              {...bind('access')}
              label={labels.access}
              hint={hints.access}
              maxLength={2_000}
              rows={3}
            />
            <TextAreaField
              {...bind('message')}
              label={labels.message}
              hint={hints.message}
              maxLength={4_000}
            />
          </FormPart>
          <FormPart title={parts.contact}>
            <TextField
              {...bind('name')}
              label={labels.name}
              autoComplete="name"
              maxLength={120}
              required
            />
            <FieldPair>
              <TextField
                {...bind('email')}
                label={labels.email}
                type="email"
                autoComplete="email"
                maxLength={254}
                required
              />
              <TextField
                {...bind('phone')}
                label={labels.phone}
                hint={hints.phone}
                type="tel"
                autoComplete="tel"
                maxLength={40}
              />
            </FieldPair>
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
