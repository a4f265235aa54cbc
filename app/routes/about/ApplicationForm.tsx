import { TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import { FileField } from '#app/components/forms/FileField.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { PersonFields } from '#app/components/forms/PersonFields.tsx';
import { PrivacyNote } from '#app/components/forms/PrivacyNote.tsx';
import { FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/careerDetail.json';
import forms from '#locales/en/forms.json';
import { fill } from '#shared/fill.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';

/** Who applies for a position, why, and the files that belong to it. */
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
  const { application: words } = useWords('careerDetail', english);
  const common = useWords('forms', forms);
  const { max } = formRules['career-application'].attachments;
  const attachments = fill(words.hints.attachments, { count: max, mb: uploadRules.maxMegabytes });
  return (
    <VisitorForm
      kind="career-application"
      token={token}
      answer={answer}
      labels={{ ...common.labels, ...words.labels }}
      hints={{ ...common.hints, ...words.hints, attachments }}
      preset={{ career }}
      sendLabel={words.send}
      consent={<PrivacyNote text={words.consent} />}
    >
      {({ bind, chosen }) => (
        <>
          <FormPart title={common.parts.person}>
            <input type="hidden" name="career" value={career} />
            <PersonFields bind={bind} />
          </FormPart>
          <FormPart title={words.parts.files}>
            <TextAreaField {...bind('letter')} rows={8} />
            <TextField {...bind('links')} />
            <FileField
              binding={bind('attachments')}
              kept={chosen('attachments') ?? []}
              maxFiles={max}
            />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
