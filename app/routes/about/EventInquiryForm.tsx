import { SelectField, TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import { PersonFields } from '#app/components/forms/PersonFields.tsx';
import { PrivacyNote } from '#app/components/forms/PrivacyNote.tsx';
import { FieldPair, FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { useLanguage, useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/contactUs.json';
import forms from '#locales/en/forms.json';
import { fill } from '#shared/fill.ts';
import { formatDate } from '#shared/format-dates.ts';
import { eventOccasions } from '#shared/forms/form-rules.ts';
import type { ContactFormProps } from './ContactForm.tsx';

/** Somebody would like to hold an event in the house. @param dates bounds as YYYY-MM-DD */
export function EventInquiryForm({
  view,
  answer,
  dates,
}: ContactFormProps & { dates: { readonly min: string; readonly max: string } }) {
  const { event: words, form } = useWords('contactUs', english);
  const common = useWords('forms', forms);
  const { language } = useLanguage();
  const { token, item } = view;
  const earliest = formatDate(dates.min, language);
  return (
    <VisitorForm
      kind="event-inquiry"
      token={token}
      answer={answer}
      labels={{ ...common.labels, ...words.labels }}
      hints={{ ...common.hints, ...words.hints }}
      preset={item ? { event: item.uid } : undefined}
      sendLabel={words.send}
      consent={<PrivacyNote text={form.consent} />}
    >
      {({ bind }) => (
        <>
          <FormPart title={words.parts.what}>
            {item && <input type="hidden" name="event" value={item.uid} />}
            <FieldPair>
              <SelectField {...bind('occasion')}>
                <option value="">{common.choose}</option>
                {eventOccasions.map((value) => (
                  <option key={value} value={value}>
                    {words.occasions[value]}
                  </option>
                ))}
              </SelectField>
              <TextField {...bind('guests')} />
            </FieldPair>
            <TextAreaField {...bind('message')} rows={6} />
            <TextAreaField {...bind('access')} rows={3} />
          </FormPart>
          <FormPart title={words.parts.when}>
            <FieldPair>
              <TextField
                {...bind('firstDate')}
                {...dates}
                hint={fill(words.hints.firstDate, { earliest })}
              />
              <TextField {...bind('secondDate')} {...dates} />
            </FieldPair>
          </FormPart>
          <FormPart title={common.parts.person}>
            <TextField {...bind('organization')} autoComplete="organization" />
            <PersonFields bind={bind} />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
