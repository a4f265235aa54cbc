import type { Picture as PictureData } from '#services/content-management/contract.ts';
import styles from './ObjectPicture.module.css';
import { isWork, Picture } from './Picture.tsx';

export interface ObjectPictureProps {
  readonly of: Pick<PictureData, 'src' | 'width' | 'height' | 'alt' | 'dominantColor'> | null;
  readonly sizes: string;
  /** The wall it hangs on. */
  readonly ground?: 'plaster' | 'ink' | 'white';
  readonly isPriority?: boolean;
  readonly isDecoration?: boolean;
  readonly isShared?: boolean;
}

/**
 * A work on its wall, whole, never cropped. What it lies on goes on around it, so that works of all
 * proportions fill equal places; where that is not known it hangs in its own proportions.
 */
export function ObjectPicture({ ground = 'plaster', ...picture }: ObjectPictureProps) {
  const { of } = picture;
  return (
    <span className={styles.wall} data-ground={ground} data-empty={of ? undefined : ''}>
      <Picture
        {...picture}
        ratio={of?.dominantColor && isWork(of) ? 'portrait' : 'own'}
        isWhole
        hasColor
      />
    </span>
  );
}
