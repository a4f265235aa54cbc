import { Column, Section } from '#app/components/layout/Section.tsx';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import type { CardItem } from '#services/content-management/contract.ts';

/** Further pictures of an item, running off one edge and then the other. */
export function Gallery({ of: images }: { of: CardItem['additionalImages'] }) {
  return images.map(({ picture, caption }, index) => (
    <Section key={picture.src} width="layout" space="tight">
      <Column
        span={index % 2 === 0 ? 8 : 7}
        start={index % 2 === 0 ? 5 : 1}
        bleed={index % 2 === 0 ? 'end' : 'start'}
      >
        <BigMedia
          picture={picture}
          caption={caption}
          ratio="landscape"
          sizes="(min-width: 768px) 66vw, 100vw"
        />
      </Column>
    </Section>
  ));
}
