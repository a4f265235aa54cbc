import { Column, Section } from '#app/components/layout/Section.tsx';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import type { CardItem } from '#services/content-management/contract.ts';

/** Further pictures of an item, whole, running off one edge and then the other. */
export function Gallery({ of: images }: { of: CardItem['additionalImages'] }) {
  return images.map(({ picture, caption }, index) => {
    const isEnd = index % 2 === 0;
    // What is upright would be taller than the window if it were as wide.
    const span = picture.width >= picture.height * 1.2 ? 8 : 5;
    return (
      <Section key={picture.src} width="layout" space="tight">
        <Column
          span={span}
          start={isEnd ? (span === 8 ? 5 : 8) : 1}
          bleed={isEnd ? 'end' : 'start'}
        >
          <BigMedia
            picture={picture}
            caption={caption}
            sizes={`(min-width: 768px) ${span * 9}vw, 100vw`}
          />
        </Column>
      </Section>
    );
  });
}
