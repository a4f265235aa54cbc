import { SelectField, TextAreaField } from '#app/components/forms/Field.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { PersonFields } from '#app/components/forms/PersonFields.tsx';
import { PrivacyNote } from '#app/components/forms/PrivacyNote.tsx';
import { FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/contactUs.json';
import forms from '#locales/en/forms.json';
import type { ContactFormView } from './load-contact-form.ts';

export interface ContactFormProps {
  readonly view: ContactFormView;
  readonly answer: FormAnswer | undefined;
}

/** A message on one of the museum's topics, or a correction to the record of an object. */
export function ContactForm({ view, answer }: ContactFormProps) {
  const messages = useMessages('contactUs', english).form;
  const common = useMessages('forms', forms);
  const { topics, topic, object, token } = view;
  return (
    <VisitorForm
      kind="contact"
      token={token}
      answer={answer}
      labels={{
        ...common.labels,
        ...messages.labels,
        ...(object && { message: messages.correction }),
      }}
      hints={object ? { ...common.hints, message: messages.objectHint } : common.hints}
      preset={topic === 'general' ? undefined : { topic, ...(object && { object: object.id }) }}
      sendLabel={common.send}
      consent={<PrivacyNote text={messages.consent} />}
    >
      {({ bind }) => (
        <>
          <FormPart title={object ? messages.objectTitle : messages.about}>
            {object && <input type="hidden" name="object" value={object.id} />}
            <SelectField
              key={topic}
              {...bind('topic')}
              defaultValue={bind('topic').defaultValue ?? topic}
            >
              {topics.map(({ topic: value, label }) => (
                <option key={value} value={value} lang={label.language}>
                  {label.text}
                </option>
              ))}
            </SelectField>
            <TextAreaField {...bind('message')} rows={7} />
          </FormPart>
          <FormPart title={common.parts.person}>
            <PersonFields bind={bind} />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
