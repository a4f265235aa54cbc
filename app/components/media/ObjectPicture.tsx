import type { Picture as PictureData } from '#services/content-management/contract.ts';
import styles from './ObjectPicture.module.css';
import { Picture, type PictureProps } from './Picture.tsx';

export interface ObjectPictureProps {
  readonly of: Pick<PictureData, 'src' | 'width' | 'height' | 'alt' | 'dominantColor'> | null;
  readonly sizes: string;
  /** The wall it hangs on. */
  readonly ground?: 'plaster' | 'ink' | 'white';
  readonly isPriority?: boolean;
  readonly isDecoration?: boolean;
  readonly shared?: PictureProps['shared'];
}

/** A work on its wall: whole, never cropped, in its own proportions. */
export function ObjectPicture({ ground = 'plaster', ...picture }: ObjectPictureProps) {
  return (
    <span className={styles.wall} data-ground={ground} data-empty={picture.of ? undefined : ''}>
      <Picture {...picture} isWhole hasColor />
    </span>
  );
}
