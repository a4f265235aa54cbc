import { SelectField, TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import { PersonFields } from '#app/components/forms/PersonFields.tsx';
import { PrivacyNote } from '#app/components/forms/PrivacyNote.tsx';
import { FieldPair, FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/contactUs.json';
import forms from '#locales/en/forms.json';
import { formatDate } from '#shared/dates/format-dates.ts';
import { eventOccasions } from '#shared/forms/form-rules.ts';
import { fill } from '#shared/languages/fill.ts';
import type { ContactFormProps } from './ContactForm.tsx';

/** Somebody would like to hold an event in the house. @param dates bounds as YYYY-MM-DD */
export function EventInquiryForm({
  view,
  answer,
  dates,
}: ContactFormProps & { dates: { readonly min: string; readonly max: string } }) {
  const { event: messages, form } = useMessages('contactUs', english);
  const common = useMessages('forms', forms);
  const { language } = useLanguage();
  const { token, item } = view;
  const earliest = formatDate(dates.min, language);
  return (
    <VisitorForm
      kind="event-inquiry"
      token={token}
      answer={answer}
      labels={{ ...common.labels, ...messages.labels }}
      hints={{ ...common.hints, ...messages.hints }}
      preset={item ? { event: item.uid } : undefined}
      sendLabel={messages.send}
      consent={<PrivacyNote text={form.consent} />}
    >
      {({ bind }) => (
        <>
          <FormPart title={messages.parts.what}>
            {item && <input type="hidden" name="event" value={item.uid} />}
            <FieldPair>
              <SelectField {...bind('occasion')}>
                <option value="">{common.choose}</option>
                {eventOccasions.map((value) => (
                  <option key={value} value={value}>
                    {messages.occasions[value]}
                  </option>
                ))}
              </SelectField>
              <TextField {...bind('guests')} />
            </FieldPair>
            <TextAreaField {...bind('message')} rows={6} />
            <TextAreaField {...bind('access')} rows={3} />
          </FormPart>
          <FormPart title={messages.parts.when}>
            <FieldPair>
              <TextField
                {...bind('firstDate')}
                {...dates}
                hint={fill(messages.hints.firstDate, { earliest })}
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
