import { Column, Section } from '#app/components/layout/Section.tsx';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { isUpright } from '#app/components/media/Picture.tsx';
import type { CardItem } from '#services/content-management/contract.ts';

type Images = CardItem['additionalImages'];
type Picture = Images[number]['picture'];

const isWide = (picture: Picture) => !isUpright(picture);

/** By so much that beside each other they need columns of different width. */
const isBroader = (picture: Picture, than: Picture) =>
  picture.width / picture.height > (1.1 * than.width) / than.height;

/**
 * Further pictures of an item, whole, hung in pairs from one line, of nearly one height; what is wide runs off an
 * edge: left in one row, right in the next. One that is left over has a row of its own.
 */
export function Gallery({ of: images }: { of: Images }) {
  const rows = Array.from({ length: Math.ceil(images.length / 2) }, (_, row) =>
    images.slice(row * 2, row * 2 + 2),
  );
  return rows.map(([one, other], index) => {
    if (!one) return null;
    if (!other) return <Alone key={one.picture.src} of={one} />;
    // The broader of the two is the larger: what is upright would be taller than the window.
    const large = isBroader(other.picture, one.picture) ? other : one;
    const small = large === one ? other : one;
    const runsOff = isWide(large.picture);
    const span = runsOff ? 7 : isBroader(large.picture, small.picture) ? 6 : 5;
    const isMirrored = index % 2 === 1;
    const beside = (
      <Column span={runsOff ? 4 : 5} start={isMirrored ? 1 : runsOff ? 9 : 8}>
        <BigMedia {...small} sizes="(min-width: 768px) 40vw, 100vw" />
      </Column>
    );
    return (
      <Section key={one.picture.src} width="layout" space="tight">
        {isMirrored && beside}
        <Column
          span={span}
          start={isMirrored ? ((13 - span) as 6 | 7 | 8) : 1}
          bleed={runsOff ? (isMirrored ? 'end' : 'start') : undefined}
        >
          <BigMedia {...large} sizes={`(min-width: 768px) ${span * 9}vw, 100vw`} />
        </Column>
        {!isMirrored && beside}
      </Section>
    );
  });
}

/** Wide pictures run off the edge, and what is said of them stands beside; upright ones stand below the text. */
const Alone = ({ of: image }: { of: Images[number] }) => (
  <Section width="layout" space="tight">
    {isWide(image.picture) ? (
      <Column span={12} bleed="start">
        <BigMedia
          {...image}
          captionAt={image.caption ? 'margin' : 'below'}
          sizes="(min-width: 768px) 80vw, 100vw"
        />
      </Column>
    ) : (
      <Column span={5} start={6}>
        <BigMedia {...image} sizes="(min-width: 768px) 42vw, 100vw" />
      </Column>
    )}
  </Section>
);
