import { cachedLoader } from '#app/cached-loader.ts';
import {
  answerForm,
  findThanks,
  formHeaders,
  withThanks,
} from '#app/components/forms/answer-form.ts';
import { FormAside, FormScreen } from '#app/components/forms/FormScreen.tsx';
import '#app/components/forms/form-styles.ts';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import {
  formGuardContext,
  languageContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import english from '#locales/en/subscribe.json';
import { languageOptions } from '#shared/languages/languages.ts';
import type { Route } from './+types/Subscribe';

const page = {
  kind: 'subscription',
  path: '/subscribe',
} as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('subscribe', english);
  const [listing, thanks, token] = await Promise.all([
    context.get(servicesContext).contentManagement.findListingPage('subscribe', language),
    findThanks(request, context, page.kind),
    context.get(formGuardContext).sharedToken(),
  ]);
  const header = toListingHeader(listing, messages, language);
  return withThanks(
    {
      header: { ...header, intro: null },
      head: thanks ? { ...header.head, title: messages.thanks.title } : header.head,
      intro: header.intro,
      isStored: thanks !== null,
      token,
    },
    thanks,
  );
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, context, page);

const form = new Piece(
  'form',
  async () => (await import('./SubscriptionForm.tsx')).SubscriptionForm,
);
const thanksPiece = new Piece(
  'thanks',
  async () => (await import('#app/components/forms/FormThanks.tsx')).FormThanks,
);
if (import.meta.env.SSR) await Promise.all([form.load(), thanksPiece.load()]);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  withPieces(cachedLoader<typeof loader>(args), form);
export const headers = formHeaders;
export const meta = pageMeta;

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('subscribe', english);
  const { header, intro, isStored, token } = loaderData;
  const { facts, thanks } = messages;
  return (
    <FormScreen
      header={header}
      isSent={isStored}
      aside={
        <FormAside
          isShort
          intro={intro}
          title={facts.title}
          facts={[
            { term: facts.often, values: [facts.oftenText] },
            {
              term: facts.languages,
              values: languageOptions.map(({ code, nativeName }) => (
                <span key={code} lang={code}>
                  {nativeName}
                </span>
              )),
            },
            { term: facts.leave, values: [facts.leaveText] },
          ]}
        />
      }
    >
      {isStored ? (
        <WhenWanted
          piece={thanksPiece}
          kind={page.kind}
          title={thanks.title}
          links={
            <>
              <ArrowLink to="/whats-on">{thanks.next}</ArrowLink>
              <ArrowLink to="/about/news">{thanks.news}</ArrowLink>
            </>
          }
        >
          <p>{thanks.text}</p>
          <p>{thanks.note}</p>
        </WhenWanted>
      ) : (
        <WhenWanted piece={form} answer={actionData} token={token} />
      )}
    </FormScreen>
  );
}
