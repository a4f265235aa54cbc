import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import collection from '#locales/en/collection.json';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/fill.ts';
import { formatNumber } from '#shared/format-number.ts';
import type { LocalizedText } from '#shared/localized-text.ts';
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
  const words = useWords('objectDetail', english);
  const { provenance } = useWords('collection', collection).object;
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
        <Disclosure title={words.exhibitionsStated}>
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
        <Disclosure title={words.exhibitions}>
          <ul className={styles.list}>
            {exhibitions.map(({ href, title, dates }) => (
              <li key={href}>
                <SiteLink to={href}>
                  <Localized of={title} />
                </SiteLink>
                , <Localized of={dates} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {object.images.length > 0 && (
        <Disclosure title={words.download.title}>
          <ObjectDownloads of={object} request={`/about/contact-us?${about}`} />
        </Disclosure>
      )}
      <Disclosure title={words.cite.title}>
        <ObjectCitation of={citations} />
      </Disclosure>
      <Disclosure title={words.data.title}>
        <ul className={styles.list}>
          {object.images.length > 0 && (
            <li>
              {/* Viewers read the manifest's address from a link that is dropped on them. */}
              <a href={`/iiif/3/manifests/${id}`} type="application/ld+json">
                {words.data.manifest}
              </a>
              <br />
              <small>{words.data.drag}</small>
            </li>
          )}
          <li>
            <a href={`/objects/${id}.jsonld`} type="application/ld+json">
              {words.data.linkedArt}
            </a>
          </li>
          <li>
            <SiteLink to="/collection/open-data">{words.data.all}</SiteLink>
          </li>
          <li>
            <SiteLink to={`/about/contact-us?${about}`}>{words.data.correction}</SiteLink>
          </li>
        </ul>
      </Disclosure>
    </div>
  );
}

function ObjectDownloads({ of: { images }, request }: { of: ObjectView; request: string }) {
  const words = useWords('objectDetail', english).download;
  const views = images.filter(({ downloads }) => downloads.length > 0);
  if (views.length === 0) {
    return (
      <>
        <p>{words.reserved}</p>
        <p>
          <SiteLink to={request}>{words.reproductions}</SiteLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{words.free}</p>
      <ul className={styles.list}>
        {views.map(({ downloads, service }, index) => (
          <li key={service}>
            {views.length > 1 && fill(words.view, { n: index + 1 })}
            {downloads.map(({ href, fileName, pixels }) => (
              <a key={href} href={href} download={fileName} className={styles.size}>
                {pixels === null ? words.largest : fill(words.pixels, { n: formatNumber(pixels) })}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
