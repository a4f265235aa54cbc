import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import forms from '#locales/en/forms.json';

/** What happens with what was written, and where more of it is told. */
export const PrivacyNote = ({ text }: { text: string }) => (
  <p>
    {text} <SiteLink to="/privacy-policy">{useMessages('forms', forms).privacy}</SiteLink>
  </p>
);
