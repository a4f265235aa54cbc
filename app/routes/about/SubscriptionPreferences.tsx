import { useLocation } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import '#app/components/forms/form-styles.ts';
import { FormAside } from '#app/components/forms/FormScreen.tsx';
import {
  doneParameter,
  forOnePerson,
  goOn,
  linkField,
  readLinkForm,
  refuseOnePerson,
} from '#app/components/forms/signed-link.ts';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { useDoneTitle } from '#app/components/text/use-done-title.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import subscribeEnglish from '#locales/en/subscribe.json';
import english from '#locales/en/subscription.json';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/SubscriptionPreferences';
import { LetterPage } from './LetterPage.tsx';

const path = '/subscribe/preferences';
const fields = ['firstName', 'lastName', 'newsletterLanguage'] as const;

type Done = 'confirmed' | 'changed';
const isDone = (text: string | null): text is Done => text === 'confirmed' || text === 'changed';

export async function loader({ context, url }: Route.LoaderArgs) {
  const messages = context.get(translationsContext).messagesOf('subscription', english).preferences;
  const link = url.searchParams.get(linkField) ?? '';
  const done = url.searchParams.get(doneParameter);
  const subscription = await context.get(servicesContext).newsletter.findSubscription(link);
  return forOnePerson(subscription !== null, {
    link,
    subscription,
    done: isDone(done) ? done : null,
    head: { title: messages.title, description: null, isHiddenFromSearch: true },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { link, intent } = readLinkForm(form);
  const { newsletter } = context.get(servicesContext);
  const here = localizePath(path, context.get(languageContext));
  if (intent === 'leave') {
    await newsletter.unsubscribe(link);
    return goOn(here, { [linkField]: link });
  }
  const texts = (name: string) =>
    form.getAll(name).filter((value): value is string => typeof value === 'string');
  const values = {
    ...Object.fromEntries(fields.map((name) => [name, texts(name)[0] ?? ''])),
    topics: texts('topics'),
  };
  const change = await newsletter.change(link, values);
  return change.outcome === 'invalid'
    ? refuseOnePerson({ problems: change.problems }, 400)
    : goOn(here, {
        [linkField]: link,
        ...(change.outcome === 'changed' && { [doneParameter]: 'changed' }),
      });
}

const forms = new Piece(
  'forms',
  async () => (await import('./PreferencesForms.tsx')).PreferencesForms,
);
if (import.meta.env.SSR) await forms.load();

export const headers = formHeaders;
export const meta = pageMeta;

export default function SubscriptionPreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { preferences, done: doneMessages, left, fresh } = useMessages('subscription', english);
  const { labels, facts } = useMessages('subscribe', subscribeEnglish);
  const { link, subscription, done } = loaderData;
  const { key } = useLocation();
  const title = useDoneTitle(done && `${done} ${key}`);
  if (!subscription) return <LetterPage of="expired" />;
  if (subscription.state === 'unsubscribed') {
    return <LetterPage title={left.title} lead={left.lead} next={['programs', 'subscribe']} />;
  }
  if (subscription.state === 'unconfirmed') {
    return <LetterPage title={fresh.title} lead={fresh.lead} next={['subscribe', 'contact']} />;
  }
  return (
    <LetterPage
      titleRef={title}
      title={done ? doneMessages[done].title : preferences.title}
      lead={done ? doneMessages[done].text : preferences.lead}
      aside={
        <FormAside
          intro={null}
          title={preferences.about}
          facts={[
            { term: labels.email, values: [subscription.email] },
            { term: facts.often, values: [facts.oftenText] },
          ]}
        />
      }
    >
      <WhenWanted piece={forms} link={link} of={subscription} problems={actionData?.problems} />
    </LetterPage>
  );
}
