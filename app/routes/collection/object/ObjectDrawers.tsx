import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import collection from '#locales/en/collection.json';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { Citations } from './cite-object.ts';
import { ObjectCitation } from './ObjectCitation.tsx';
import styles from './ObjectDetail.module.css';
import type { ObjectView } from './object-view.ts';

export interface ObjectDrawersProps {
  readonly id: string;
  readonly of: ObjectView;
  readonly exhibitions: readonly {
    href: string;
    title: LocalizedText;
    dates: LocalizedText;
  }[];
  readonly citations: Citations;
}

/** What not every visitor looks for: where it came from, where it was shown, how to take it away. */
export function ObjectDrawers({ id, of: object, exhibitions, citations }: ObjectDrawersProps) {
  const messages = useMessages('objectDetail', english);
  const { provenance } = useMessages('collection', collection).object;
  const about = new URLSearchParams({ about: 'object', object: id });
  return (
    <div className={styles.drawers}>
      {object.provenance && (
        <Disclosure title={provenance}>
          <p>
            <Localized of={object.provenance} />
          </p>
        </Disclosure>
      )}
      {object.shown.length > 0 && (
        <Disclosure title={messages.exhibitionsStated}>
          <ul className={styles.list}>
            {object.shown.map((shown) => (
              <li key={shown.text}>
                <Localized of={shown} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {exhibitions.length > 0 && (
        <Disclosure title={messages.exhibitions}>
          <ul className={styles.list}>
            {exhibitions.map(({ href, title, dates }) => (
              <li key={href}>
                <SiteLink to={href}>
                  <TitleText of={title} />
                </SiteLink>
                , <Localized of={dates} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {object.images.length > 0 && (
        <Disclosure title={messages.download.title}>
          <ObjectDownloads of={object} request={`/about/contact-us?${about}`} />
        </Disclosure>
      )}
      <Disclosure title={messages.cite.title}>
        <ObjectCitation of={citations} />
      </Disclosure>
      <Disclosure title={messages.data.title}>
        <ul className={styles.list}>
          {object.images.length > 0 && (
            <li>
              {/* Viewers read the manifest's address from a link that is dropped on them. */}
              <a href={`/iiif/3/manifests/${id}`} type="application/ld+json">
                {messages.data.manifest}
              </a>
              <br />
              <small>{messages.data.drag}</small>
            </li>
          )}
          <li>
            <a href={`/objects/${id}.jsonld`} type="application/ld+json">
              {messages.data.linkedArt}
            </a>
          </li>
          <li>
            <SiteLink to="/collection/open-data">{messages.data.all}</SiteLink>
          </li>
          <li>
            <SiteLink to={`/about/contact-us?${about}`}>{messages.data.correction}</SiteLink>
          </li>
        </ul>
      </Disclosure>
    </div>
  );
}

function ObjectDownloads({ of: { images }, request }: { of: ObjectView; request: string }) {
  const messages = useMessages('objectDetail', english).download;
  const views = images.filter(({ downloads }) => downloads.length > 0);
  if (views.length === 0) {
    return (
      <>
        <p>{messages.reserved}</p>
        <p>
          <SiteLink to={request}>{messages.reproductions}</SiteLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{messages.free}</p>
      <ul className={styles.list}>
        {views.map(({ downloads, service }, index) => (
          <li key={service}>
            {views.length > 1 && fill(messages.view, { n: index + 1 })}
            {downloads.map(({ href, fileName, pixels }) => (
              <a key={href} href={href} download={fileName} className={styles.size}>
                {pixels === null
                  ? messages.largest
                  : fill(messages.pixels, { n: formatNumber(pixels) })}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
