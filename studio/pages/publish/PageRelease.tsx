import { api, ask } from '../../api/ask.ts';
import { PutIntoRelease } from '../../releases/PutIntoRelease.tsx';
import { useOpenPage } from '../page/open-page.ts';

/** Puts the page, as it stands now, into a release. */
export function PageRelease(props: {
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { page, store } = useOpenPage();
  return (
    <PutIntoRelease
      {...props}
      save={() => store.save()}
      put={(id, revision) => {
        const json = { pageId: page.id, revision };
        return ask(api.releases[':id'].pages.$post({ param: { id }, json }));
      }}
    />
  );
}
