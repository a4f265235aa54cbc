import { findForm } from '#app/blocks/forms/find-form.ts';
import { ReturnedFormContext } from '#app/blocks/forms/returned-form.ts';
import { EditorsPage } from '#app/blocks/frame/EditorsPage.tsx';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import '#app/components/forms/form-styles.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import { languageContext, siteContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/forms.json';
import { findSitePath } from '#shared/http/site-path.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/FormSubmission';
import {
  answerSubmission,
  hasSubmissionContext,
  loadPageOfForm,
  parsePlace,
  sentParameter,
} from './answer-submission.ts';

/** Thanks for a form; whoever comes without having sent one is taken to its page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const place = parsePlace(request);
  const messages = context.get(translationsContext).messagesOf('forms', english).builderForm;
  const hasSubmission = context.get(hasSubmissionContext);
  const title = hasSubmission ? messages.again : messages.success;
  const head = { title, description: null, isHiddenFromSearch: true };
  if (hasSubmission) return { head, page: place?.page ?? '/', next: null };
  const isSent = new URL(request.url).searchParams.get(sentParameter) === 'yes';
  if (!place || !isSent) {
    throw redirectToPath(localizePath(place?.page ?? '/', context.get(languageContext)));
  }
  const editors = await loadPageOfForm(context, request, place.page);
  const { successUrl } = findForm(editors, place.blockId) ?? {};
  const isElsewhere = !findSitePath(successUrl, context.get(siteContext).publicOrigin);
  const isWeb = successUrl && /^https?:$/.test(URL.parse(successUrl)?.protocol ?? '');
  return { head, page: place.page, next: isElsewhere && isWeb ? successUrl : null };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerSubmission(request, context);

const thanks = new Piece(
  'thanks',
  async () => (await import('#app/components/forms/FormThanks.tsx')).FormThanks,
);
if (import.meta.env.SSR) await thanks.load();

export const headers = formHeaders;
export const meta = pageMeta;

export default function FormSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('forms', english).builderForm;
  if (!actionData) {
    const { page, next } = loaderData;
    return (
      <>
        <PageHeader title={messages.success} />
        <Section>
          <Column span={8}>
            <WhenWanted
              piece={thanks}
              kind={null}
              title={messages.sent}
              links={
                <>
                  {next && <ArrowLink to={next}>{messages.next}</ArrowLink>}
                  <ArrowLink to={page}>{messages.back}</ArrowLink>
                </>
              }
            >
              {null}
            </WhenWanted>
          </Column>
        </Section>
      </>
    );
  }
  const { failure, editors, site, page, blockId, values, problems, hadFiles, token } = actionData;
  const reason = failure === 'unavailable' ? messages.unavailable : messages.failed;
  if (editors && findForm(editors, blockId) !== null) {
    // The page has its own main heading.
    return (
      <>
        {(failure !== 'incomplete' || hadFiles) && (
          <div className="builder-under-bar" data-ground="deep">
            <p className="builder-preview-note">
              {failure !== 'incomplete' && reason} {hadFiles && messages.files}
            </p>
          </div>
        )}
        <ReturnedFormContext value={{ blockId, page, values, problems, token }}>
          <EditorsPage of={editors} site={site}>
            {null}
          </EditorsPage>
        </ReturnedFormContext>
      </>
    );
  }
  return (
    <>
      <PageHeader title={messages.again} lead={reason}>
        {hadFiles && <p>{messages.files}</p>}
      </PageHeader>
      <Section>
        <Column span={8}>
          <h2>{messages.answers}</h2>
          <dl>
            {Object.entries(values).map(([name, texts]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{texts.join(', ')}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to={page}>{messages.back}</ArrowLink>
        </Column>
      </Section>
    </>
  );
}
