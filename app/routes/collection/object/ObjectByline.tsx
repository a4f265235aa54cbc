import { Localized } from '#app/components/text/Localized.tsx';
import { capitalize } from '#shared/languages/capitalize.ts';
import { AlikeTerm } from './AlikeTerm.tsx';
import styles from './ObjectDetail.module.css';
import type { ObjectView } from './object-view.ts';

/** Below the title: when and where. The town and the country each lead to their own. */
export const ObjectByline = ({
  of: { date, placeParts },
}: {
  of: Pick<ObjectView, 'date' | 'placeParts'>;
}) => (
  <p className={styles.byline}>
    {date && (
      <span>
        <Localized of={{ ...date, text: capitalize(date.text) }} />
      </span>
    )}
    {placeParts.length > 0 && (
      <span>
        {placeParts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <AlikeTerm key={index} field="place" of={part} />
        ))}
      </span>
    )}
  </p>
);
