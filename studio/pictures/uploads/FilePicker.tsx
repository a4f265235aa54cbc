import { useId } from 'react';
import styles from './FilePicker.module.css';

interface FilePickerProps {
  readonly label: string;
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMany?: boolean;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
}

/** Phones make JPEG of their pictures where only these are asked for. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif';
export const acceptedFilms = 'video/mp4,video/webm';
export const acceptedCaptions = '.vtt,text/vtt';
export const acceptedAll = `${acceptedPictures},${acceptedFilms},${acceptedCaptions},application/pdf`;

/** The browser's own way to choose files, looking as a button does. */
export function FilePicker({
  label,
  accept,
  onFiles,
  isMany = false,
  isMain = false,
  isDisabled = false,
  describedBy,
}: FilePickerProps) {
  const id = useId();
  return (
    <span className={styles.picker}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMany}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen once more.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label htmlFor={id} data-main={isMain || undefined}>
        {label}
      </label>
    </span>
  );
}
