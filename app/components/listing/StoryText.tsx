import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { isUpright, isWork, Picture } from '#app/components/media/Picture.tsx';
import { languageAttributes } from '#app/components/text/Localized.tsx';
import { RichTextSpans } from '#app/components/text/RichTextSpans.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { usePageLanguage } from '#app/i18n/language-context.tsx';
import styles from './StoryText.module.css';
import type { StoryPart, StoryPicture } from './to-story.ts';

const sizesOf = {
  full: '100vw',
  start: '(min-width: 768px) 75vw, 100vw',
  end: '(min-width: 768px) 75vw, 100vw',
  beside: '(min-width: 1280px) 34vw, (min-width: 768px) 60vw, 100vw',
};

/** The parts of a story, on the twelve columns of the section around it and out to the window's edges. */
export const StoryText = ({ of: parts }: { of: readonly StoryPart[] }) => (
  <div className={styles.story}>
    {parts.map((part, index) => {
      // The parts of a story never change places.
      const key = `${index}`;
      switch (part.kind) {
        case 'picture':
          return <StoryFigure key={key} of={part} place={part.place} />;
        case 'quote':
          return (
            <div key={key} className={styles.quote}>
              <RichTextView of={part.text} />
            </div>
          );
        default:
          return (
            <div key={key} className={styles.words}>
              {part.beside && <StoryFigure of={part.beside} place="beside" />}
              <div className={styles.text}>
                <RichTextView of={part.text} />
              </div>
            </div>
          );
      }
    })}
  </div>
);

function StoryFigure({ of, place }: { of: StoryPicture; place: keyof typeof sizesOf }) {
  const { picture, caption, isShared } = of;
  const language = usePageLanguage();
  return (
    <div
      className={styles.figure}
      data-place={place}
      data-upright={isUpright(picture) || undefined}
    >
      <BigMedia
        picture={picture}
        captionLine={
          caption && (
            <span {...languageAttributes(caption, language)}>
              <RichTextSpans text={caption.text} spans={caption.spans} />
            </span>
          )
        }
      >
        <div className={styles.picture}>
          <Picture
            of={picture}
            ratio={place === 'full' ? 'fill' : 'own'}
            isWhole={isWork(picture)}
            hasColor={isWork(picture)}
            sizes={sizesOf[place]}
            isShared={isShared}
          />
        </div>
      </BigMedia>
    </div>
  );
}
