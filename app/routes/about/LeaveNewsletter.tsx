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
import type { Route } from './+types/LeaveNewsletter';
import { LetterPage } from './LetterPage.tsx';

const path = '/subscribe/leave';

export async function loader({ context, url }: Route.LoaderArgs) {
  const messages = context.get(translationsContext).messagesOf('subscription', english).leave;
  const link = url.searchParams.get(linkField) ?? '';
  const done = url.searchParams.get(doneParameter);
  return forOnePerson(done === 'left' || (link !== '' && done === null), {
    link,
    done,
    head: { title: messages.title, description: null, isHiddenFromSearch: true },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { link } = readLinkForm(await request.formData());
  const hasLeft = await context.get(servicesContext).newsletter.unsubscribe(link);
  return goOn(localizePath(path, context.get(languageContext)), {
    [doneParameter]: hasLeft ? 'left' : 'unknown',
  });
}

export const headers = formHeaders;
export const meta = pageMeta;

export default function LeaveNewsletter({ loaderData }: Route.ComponentProps) {
  const { leave, left } = useMessages('subscription', english);
  const { link, done } = loaderData;
  if (done === 'left')
    return <LetterPage title={left.title} lead={left.lead} next={['programs', 'subscribe']} />;
  if (done === 'unknown' || !link) return <LetterPage of="expired" />;
  return (
    <LetterPage title={leave.title} lead={leave.lead}>
      <LinkForm link={link} intent="leave" label={leave.button}>
        <p>{leave.note}</p>
      </LinkForm>
    </LetterPage>
  );
}
