import { api, ask } from '../../api/ask.ts';
import { PutIntoRelease } from '../../releases/PutIntoRelease.tsx';
import { useOpenItem } from '../item/open-item.ts';

/** Puts the item, as it stands now, into a release. */
export function ReleaseDialog(props: {
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { item, draft } = useOpenItem();
  return (
    <PutIntoRelease
      {...props}
      save={() => draft.save()}
      put={(id, revision) => {
        const json = { setId: item.setId, revision };
        return ask(api.releases[':id'].items.$post({ param: { id }, json }));
      }}
    />
  );
}
