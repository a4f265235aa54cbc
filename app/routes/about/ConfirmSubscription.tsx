import { formHeaders } from '#app/components/forms/answer-form.ts';
import { LinkForm } from '#app/components/forms/LinkForm.tsx';
import {
  doneParameter,
  forOnePerson,
  goOn,
  linkField,
  readLinkForm,
} from '#app/components/forms/signed-link.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/subscription.json';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/ConfirmSubscription';
import { LetterPage } from './LetterPage.tsx';

/** Looking at the page changes nothing: programs that check links in mails look at it too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const messages = context.get(translationsContext).messagesOf('subscription', english).confirm;
  const link = url.searchParams.get(linkField) ?? '';
  const state = await context.get(servicesContext).newsletter.findConfirmation(link);
  return forOnePerson(state !== null, {
    link,
    state,
    head: { title: messages.title, description: null, isHiddenFromSearch: true },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { link } = readLinkForm(await request.formData());
  const language = context.get(languageContext);
  const preferences = await context.get(servicesContext).newsletter.confirm(link);
  return preferences === null
    ? goOn(localizePath('/subscribe/confirm', language), { [linkField]: link })
    : goOn(localizePath('/subscribe/preferences', language), {
        [linkField]: preferences,
        [doneParameter]: 'confirmed',
      });
}

export const headers = formHeaders;
export const meta = pageMeta;

export default function ConfirmSubscription({ loaderData }: Route.ComponentProps) {
  const { confirm, known } = useMessages('subscription', english);
  const { link, state } = loaderData;
  if (state === null) return <LetterPage of="expired" />;
  if (state === 'confirmed') {
    return <LetterPage title={known.title} lead={known.lead} next={['programs', 'contact']} />;
  }
  return (
    <LetterPage title={confirm.title} lead={confirm.lead}>
      <LinkForm link={link} intent="confirm" label={confirm.button}>
        <p>{confirm.text}</p>
      </LinkForm>
    </LetterPage>
  );
}
