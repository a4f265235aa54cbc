import { Fragment } from 'react';
import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { PageContents } from '#app/components/visit/PageContents.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toDataset } from '#app/structured-data/to-dataset.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/openData.json';
import { dumpCost, openDataLimit, searchCost } from '#shared/collection/open-data-limit.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/OpenData';
import stylesheetAddress from './open-data.css?url';
import { apiPath, type CallView, toCallViews } from './open-data-view.ts';

const screen = '/collection/open-data';

export async function loader({ context }: Route.LoaderArgs) {
  const { objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const { publicOrigin } = context.get(siteContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('openData', english);
  const [description, version, found, { now, settings }] = await Promise.all([
    optional(objectCollection.describeApi(), null),
    optional(objectCollection.findContentVersion(), null),
    optional(objectCollection.searchObjects({ hasImage: true, page: 1, pageSize: 1 }), null),
    readMuseumClock(context),
  ]);
  // The embedded API lies on the site; in process it does not know under which address.
  const isOurs = !description || new URL(description.address).hostname.endsWith('.internal');
  const api = isOurs ? publicOrigin + apiPath : description.address;
  const [object] = found?.items ?? [];
  const museum = settings?.siteName.text ?? new URL(publicOrigin).hostname;
  const url = publicOrigin + localizePath(screen, language);
  await describePage(context, screen, (address, museum) =>
    toDataset(
      { address, api, name: messages.title, description: messages.description, version },
      museum,
    ),
  );
  return {
    api,
    origin: publicOrigin,
    objectId: object?.id ?? 'demo-0001',
    answer: found && object ? toExampleAnswer(found.total, object, publicOrigin) : null,
    calls: description ? toCallViews(description, api, messages.calls) : [],
    quota: formatNumber(openDataLimit.quota),
    citation: fill(messages.cite.plain, {
      museum,
      version: version ?? '–',
      date: formatDate(now.date, language),
      url,
    }),
    section: translations.messagesOf('navigationMenu', navigation).items.collection,
    head: { title: messages.title, description: messages.description },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

/** Only this screen needs it, so it is no part of the site's one stylesheet. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheetAddress }];

export default function OpenData({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('openData', english);
  const { api, origin, objectId, answer, calls } = loaderData;
  const { ways } = messages;
  const object = `${origin}/objects/${objectId}`;
  const entries = [
    [ways.api, `${api}/objects`, `${api}/objects`],
    [ways.iiif, `${origin}/iiif/3/collections`, `${origin}/iiif/3/collections`],
    [ways.linkedArt, `${object}.jsonld`, `${origin}/objects/{id}.jsonld`],
    [ways.changes, `${api}/changes`, `${api}/changes`],
    [ways.dump, `${api}/dump.jsonl.gz`, `${api}/dump.jsonl.gz`],
  ] as const;
  const parts = (['example', 'calls', 'limits', 'licence', 'cite'] as const).map((id) => ({
    id,
    title: messages[id].title,
  }));
  return (
    <div className="open-data">
      <PageHeader label={loaderData.section} title={messages.title} lead={messages.description} />
      <Section width="layout" labelledBy="ways">
        <h2 id="ways">{ways.title}</h2>
        <ul className="ways">
          {entries.map(([{ title, text }, href, shown]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <a href={href} translate="no">
                <Address of={shown} />
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section width="layout" ground="white">
        <Column span={3} align="sticky">
          <PageContents items={parts} />
        </Column>
        <Column span={8} start={5}>
          <section aria-labelledby="example">
            <h2 id="example">{messages.example.title}</h2>
            <p>{messages.example.text}</p>
            <Sample
              text={[
                `curl "${api}/objects?hasImage=true&pageSize=1"`,
                `curl -L -H "Accept: application/ld+json" ${object}`,
                `curl -s ${api}/dump.jsonl.gz | gunzip | head -n 1`,
              ].join('\n')}
            />
            {answer && (
              <>
                <p>{messages.example.answer}</p>
                <Sample text={answer} />
              </>
            )}
          </section>
          <section aria-labelledby="calls">
            <h2 id="calls">{messages.calls.title}</h2>
            <p>
              {messages.calls.text} <a href={`${api}/openapi.json`}>{messages.calls.description}</a>
            </p>
            {calls.length === 0 && <p>{messages.calls.unavailable}</p>}
            <div className="calls">
              {calls.map((call) => (
                <Call key={call.id} of={call} />
              ))}
            </div>
          </section>
          <section aria-labelledby="limits">
            <h2 id="limits">{messages.limits.title}</h2>
            <Limits quota={loaderData.quota} />
          </section>
          <section aria-labelledby="licence">
            <h2 id="licence">{messages.licence.title}</h2>
            <p className="grant">{messages.licence.data}</p>
            <p>{messages.licence.pictures}</p>
            <p>{messages.licence.thanks}</p>
          </section>
          <section aria-labelledby="cite">
            <h2 id="cite">{messages.cite.title}</h2>
            <p>{messages.cite.text}</p>
            <p className="citation">{loaderData.citation}</p>
          </section>
        </Column>
      </Section>
    </div>
  );
}

/** One call with its parameters, as the API describes it. */
function Call({ of: call }: { of: CallView }) {
  const messages = useMessages('openData', english).calls;
  return (
    <Disclosure
      title={
        <span className="call">
          <code translate="no">{call.path}</code>
          <span>{call.summary}</span>
        </span>
      }
    >
      <p>{call.description}</p>
      {call.parameters.length > 0 && (
        <>
          <h3>{messages.parameters}</h3>
          <dl className="parameters">
            {call.parameters.map(({ name, meaning, takes, values }) => (
              <div key={name}>
                <dt>
                  <code translate="no">{name}</code>
                </dt>
                <dd>
                  {meaning} <small>{takes}</small>
                  {values.length > 0 && <code translate="no">{values.join('\u00a0· ')}</code>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>
        {messages.answers}{' '}
        <code translate="no">{`${call.mediaTypes}\u00a0· ${call.statuses}`}</code>
      </p>
      <p>
        <a href={call.example}>{messages.tryIt}</a>
      </p>
    </Disclosure>
  );
}

function Limits({ quota }: { quota: string }) {
  const { limits } = useMessages('openData', english);
  return (
    <FactList
      facts={[
        { term: limits.rate, values: [fill(limits.rateValue, { quota })] },
        { term: limits.search, values: [fill(limits.dumpValue, { cost: String(searchCost) })] },
        { term: limits.dump, values: [fill(limits.dumpValue, { cost: String(dumpCost) })] },
        { term: limits.beyond, values: [limits.beyondValue] },
        { term: limits.again, values: [limits.againValue] },
        { term: limits.origins, values: [limits.originsValue] },
      ]}
    />
  );
}

/** Commands and data are the same in every language, and scroll rather than break. */
const Sample = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <pre translate="no" lang="en" tabIndex={0}>
    {text}
  </pre>
);

/** An address that may break after its slashes. */
const Address = ({ of: address }: { of: string }) =>
  address
    .replace(/^https?:\/\//, '')
    .split(/(?<=\/)/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change places
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ));

interface ExampleObject {
  readonly id: string;
  readonly title: object;
  readonly makers: readonly string[];
  readonly date: object | null;
  readonly image: { readonly src: string | null } | null;
}

/** A real answer, without what would make it long. */
function toExampleAnswer(total: number, object: ExampleObject, origin: string): string {
  const { id, title, makers, date, image } = object;
  const src = image?.src ? new URL(image.src, origin).href : null;
  return JSON.stringify({ total, items: [{ id, title, makers, date, image: { src } }] }, null, 2);
}
