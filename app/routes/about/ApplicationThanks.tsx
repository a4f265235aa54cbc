import { FormThanks } from '#app/components/forms/FormThanks.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/careerDetail.json';
import forms from '#locales/en/forms.json';

/** What stands where the form was, once the application has arrived. */
export function ApplicationThanks({ reference }: { reference: string }) {
  const { application, all } = useMessages('careerDetail', english);
  const common = useMessages('forms', forms);
  return (
    <FormThanks
      kind="career-application"
      title={application.thanks.title}
      links={<ArrowLink to="/about/careers">{all}</ArrowLink>}
      reference={{ label: common.reference, value: reference, note: common.note }}
    >
      <p>{application.thanks.text}</p>
    </FormThanks>
  );
}
