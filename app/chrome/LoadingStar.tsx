import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { Spinner } from '../components/media/Spinner.tsx';
import { useIsChangingLanguage } from '../i18n/language-context.tsx';
import styles from './LoadingStar.module.css';
import { readLostScreen, subscribeToLostScreen } from './lost-screen.ts';

/** The star of the bar turns while a page is loading: it lies over nothing that is read. */
export function LoadingStar() {
  const { state } = useNavigation();
  const isChangingLanguage = useIsChangingLanguage();
  const lostScreen = useSyncExternalStore(subscribeToLostScreen, readLostScreen, readLostScreen);
  const isLoading = (state === 'loading' && !lostScreen) || isChangingLanguage;
  return (
    <div className={styles.star} data-loading={isLoading || undefined}>
      {isLoading && <Spinner />}
    </div>
  );
}
