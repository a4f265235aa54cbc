import { artistCrop } from '#app/components/cards/ArtistCard.tsx';
import { CardLink } from '#app/components/cards/CardLink.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import type {
  ItemReference,
  Picture as PictureData,
} from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './PeopleList.module.css';

export interface Person {
  readonly name: string;
  readonly role: LocalizedText | null;
  readonly organization?: LocalizedText | null;
  readonly image: PictureData | null;
  /** The page about this person, where there is one. */
  readonly artist: Pick<ItemReference, 'href'> | null;
}

/** People who speak, lead or play: a medal, a name, what they are and where. */
export function PeopleList({ of: people }: { of: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, role, organization, image, artist }) => (
        <li key={name}>
          <Picture
            of={image}
            crop={artistCrop}
            ratio="square"
            sizes="(min-width: 1024px) 18rem, (min-width: 768px) 33vw, 45vw"
            isDecoration
          />
          <h3 className={styles.name}>
            {artist ? <CardLink to={artist.href}>{name}</CardLink> : name}
          </h3>
          {[role, organization].map(
            (detail) =>
              detail && (
                <p key={detail.text}>
                  <Localized of={detail} />
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}
