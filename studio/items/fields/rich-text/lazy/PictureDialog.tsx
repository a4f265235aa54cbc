import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#shared/languages/languages.ts';
import { PictureChooser } from '../../../../pictures/choose/PictureChooser.tsx';
import { type Media, mediaQuery, toSizedAddress } from '../../../../pictures/media-query.ts';
import { Button } from '../../../../widgets/Button.tsx';
import { useWords } from '../../../../words/words.ts';
import { LinkTargetField } from '../../link/LinkTargetField.tsx';
import { isLinkFilled, type RawLink } from '../../link/link-value.ts';
import { OwnPart } from '../../picture/OwnPart.tsx';
import { PictureWords } from '../../picture/PictureWords.tsx';
import type { RawImage } from '../../picture/picture-value.ts';
import type { TextBlock } from '../text-block.ts';
import { DialogOfText } from './DialogOfText.tsx';
import styles from './LinkDialog.module.css';

interface PictureDialogProps {
  readonly block: TextBlock;
  readonly language: Language;
  readonly canLink: boolean;
  readonly toBlock: (media: Media) => TextBlock;
  /** @param block null: out of the text */
  readonly onChange: (block: TextBlock | null) => void;
  readonly onClose: () => void;
}

/** What a picture in a text says, what of it is shown, and where it leads. */
export function PictureDialog(props: PictureDialogProps) {
  const { block, language, canLink, toBlock, onChange, onClose } = props;
  const { fields, pictures } = useWords();
  const { text } = fields;
  const [present, setPresent] = useState(block);
  const [isChoosing, setChoosing] = useState(false);
  const image = present as unknown as RawImage;
  const link = present.linkTo as RawLink | undefined;
  const { data: media = null } = useQuery({
    ...mediaQuery(image.id ?? ''),
    enabled: image.id !== undefined,
    retry: false,
  });
  return (
    <>
      <DialogOfText
        title={text.picture}
        // The chooser lies over it.
        isOpen={!isChoosing}
        onTake={() => onChange(present)}
        onClose={onClose}
      >
        <p className={styles.shown}>
          {image.url && (
            <img src={toSizedAddress(media?.url ?? image.url, { width: 480 })} alt="" />
          )}
          <Button onClick={() => setChoosing(true)}>{pictures.change}</Button>
        </p>
        <PictureWords
          image={image}
          media={media}
          onChange={(next) => setPresent({ ...present, ...(next as object) })}
          language={language}
          isReadOnly={false}
          isInvalid={false}
          inputId="picture-of-text"
        />
        {media && (
          <OwnPart
            image={image}
            media={media}
            onChange={(next) => setPresent({ ...present, ...(next as object) })}
          />
        )}
        {canLink && (
          <details open={link !== undefined}>
            <summary>{text.pictureLink}</summary>
            <LinkTargetField
              link={link}
              kinds={['Document', 'Web', 'Media']}
              types={[]}
              id="link-of-picture"
              label={text.linkTo}
              onChange={(target) => {
                const { linkTo: _, ...rest } = present;
                setPresent(
                  isLinkFilled(target) ? { ...rest, linkTo: target } : (rest as TextBlock),
                );
              }}
            />
          </details>
        )}
        <p className={styles.acts}>
          <Button type="submit" kind="main">
            {text.pictureSet}
          </Button>
          <Button
            onClick={() => {
              onChange(null);
              onClose();
            }}
          >
            {text.pictureRemove}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {fields.cancel}
          </Button>
        </p>
      </DialogOfText>
      {isChoosing && (
        <PictureChooser
          title={pictures.change}
          kinds={['picture']}
          onChoose={(chosen) => {
            setChoosing(false);
            setPresent({ ...toBlock(chosen), ...(link && { linkTo: link }) });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
