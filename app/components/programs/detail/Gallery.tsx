import { Column, Section } from '#app/components/layout/Section.tsx';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { isUpright } from '#app/components/media/Picture.tsx';
import type { CardItem } from '#services/content-management/contract.ts';

type Images = CardItem['additionalImages'];
type Picture = Images[number]['picture'];

const isWide = (picture: Picture) => !isUpright(picture);

/**
 * Further pictures of an item, whole, hung in pairs of which the larger runs off an edge: left in one
 * row, right in the next. One that is left over has a row of its own.
 */
export function Gallery({ of: images }: { of: Images }) {
  const rows = Array.from({ length: Math.ceil(images.length / 2) }, (_, row) =>
    images.slice(row * 2, row * 2 + 2),
  );
  return rows.map(([one, other], index) => {
    if (!one) return null;
    if (!other) return <Alone key={one.picture.src} of={one} />;
    // The wider of the two is the larger: what is upright would be taller than the window.
    const large = isWide(other.picture) && !isWide(one.picture) ? other : one;
    const small = large === one ? other : one;
    const span = isWide(large.picture) ? 7 : 5;
    const isMirrored = index % 2 === 1;
    return (
      <Section key={one.picture.src} width="layout" space="tight">
        {isMirrored && <Small of={small} start={1} />}
        <Column
          span={span}
          start={isMirrored ? (span === 7 ? 6 : 8) : 1}
          bleed={isMirrored ? 'end' : 'start'}
        >
          <BigMedia {...large} sizes={`(min-width: 768px) ${span * 9}vw, 100vw`} />
        </Column>
        {!isMirrored && <Small of={small} start={span === 7 ? 9 : 8} />}
      </Section>
    );
  });
}

const Small = ({ of: image, start }: { of: Images[number]; start: 1 | 8 | 9 }) => (
  <Column span={4} start={start} align="end">
    <BigMedia {...image} sizes="(min-width: 768px) 32vw, 100vw" />
  </Column>
);

/** Wide pictures run off the edge; upright ones stand below the text. */
const Alone = ({ of: image }: { of: Images[number] }) => (
  <Section width="layout" space="tight">
    {isWide(image.picture) ? (
      <Column span={9} start={4} bleed="end">
        <BigMedia {...image} sizes="(min-width: 768px) 80vw, 100vw" />
      </Column>
    ) : (
      <Column span={5} start={6}>
        <BigMedia {...image} sizes="(min-width: 768px) 42vw, 100vw" />
      </Column>
    )}
  </Section>
);
