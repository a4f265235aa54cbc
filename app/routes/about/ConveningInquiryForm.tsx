import { TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import { PersonFields } from '#app/components/forms/PersonFields.tsx';
import { PrivacyNote } from '#app/components/forms/PrivacyNote.tsx';
import { FieldPair, FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/contactUs.json';
import forms from '#locales/en/forms.json';
import type { ContactFormProps } from './ContactForm.tsx';

/** A question that somebody brings to the people who prepare the convenings. */
export function ConveningInquiryForm({ view, answer }: ContactFormProps) {
  const { convening: messages, form } = useMessages('contactUs', english);
  const common = useMessages('forms', forms);
  const { token, item } = view;
  return (
    <VisitorForm
      kind="convening-inquiry"
      token={token}
      answer={answer}
      labels={{ ...common.labels, ...messages.labels }}
      hints={{ ...common.hints, ...messages.hints }}
      preset={item ? { convening: item.uid } : undefined}
      sendLabel={messages.send}
      consent={<PrivacyNote text={form.consent} />}
    >
      {({ bind }) => (
        <>
          <FormPart title={messages.parts.question}>
            {item && <input type="hidden" name="convening" value={item.uid} />}
            <TextField {...bind('subject')} />
            <TextAreaField {...bind('message')} rows={7} />
          </FormPart>
          <FormPart title={messages.parts.people}>
            <FieldPair>
              <TextField {...bind('participants')} />
              <TextField {...bind('period')} />
            </FieldPair>
            <TextField {...bind('organization')} autoComplete="organization" />
          </FormPart>
          <FormPart title={common.parts.person}>
            <PersonFields bind={bind} />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
