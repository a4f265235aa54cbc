import { TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import { FileField } from '#app/components/forms/FileField.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { PersonFields } from '#app/components/forms/PersonFields.tsx';
import { PrivacyNote } from '#app/components/forms/PrivacyNote.tsx';
import { FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/careerDetail.json';
import forms from '#locales/en/forms.json';
import { formRules } from '#shared/forms/form-rules.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';
import { fill } from '#shared/languages/fill.ts';

/** The form for a position: the applicant, the reasons and the files. */
export function ApplicationForm({
  career,
  token,
  answer,
}: {
  /** Uid of the position. */
  career: string;
  token: string;
  answer: FormAnswer | undefined;
}) {
  const { application: messages } = useMessages('careerDetail', english);
  const common = useMessages('forms', forms);
  const { max } = formRules['career-application'].attachments;
  const attachments = fill(messages.hints.attachments, {
    count: max,
    mb: uploadRules.maxMegabytes,
  });
  return (
    <VisitorForm
      kind="career-application"
      token={token}
      answer={answer}
      labels={{ ...common.labels, ...messages.labels }}
      hints={{ ...common.hints, ...messages.hints, attachments }}
      preset={{ career }}
      sendLabel={messages.send}
      consent={<PrivacyNote text={messages.consent} />}
    >
      {({ bind, chosen }) => (
        <>
          <FormPart title={common.parts.person}>
            <input type="hidden" name="career" value={career} />
            <PersonFields bind={bind} />
          </FormPart>
          <FormPart title={messages.parts.files}>
            <TextAreaField {...bind('letter')} rows={8} />
            <TextField {...bind('links')} />
            <FileField
              binding={bind('attachments')}
              uploaded={chosen('attachments') ?? []}
              maxFiles={max}
            />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
