import { useState } from 'react';
import { PictureChooser } from '../../../pictures/choose/PictureChooser.tsx';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useWords } from '../../../words/words.ts';
import { type RawLink, toMediaLink } from './link-value.ts';

interface MediaChooserProps {
  readonly id: string;
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly onChoose: (link: RawLink) => void;
}

/** A film, captions, a document or a picture of the library, or one that is brought there. */
export function MediaChooser({ id, label, describedBy, onChoose }: MediaChooserProps) {
  const { pictures } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        id={id}
        // The row's label alone would be its name.
        aria-label={`${label}: ${pictures.chooseFile}`}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {pictures.chooseFile}
      </Button>
      {isOpen && (
        <PictureChooser
          title={fill(pictures.chooseTitle, { label })}
          kinds={['film', 'captions', 'document', 'picture']}
          onClose={() => setOpen(false)}
          onChoose={(media) => {
            setOpen(false);
            onChoose(toMediaLink(media));
          }}
        />
      )}
    </>
  );
}
