import { type ReactNode, useLayoutEffect } from 'react';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import type { PageBuilderSite } from '../../request-context.ts';
import { adoptSheet } from '../adopt-sheet.ts';
import type { EditorsContent } from '../load-page.ts';
import { useMuseumData } from '../use-museum-data.ts';
import { BuilderSiteContext } from './builder-site.ts';
import { ChoosingPage } from './ChoosingPage.tsx';
import { EditorsEntry } from './EditorsEntry.tsx';

interface EditorsPageProps {
  readonly of: EditorsContent;
  readonly site: PageBuilderSite;
  /** The screen's own body; drawn where editors have not replaced it. */
  readonly children: ReactNode;
}

/** A page as editors want it: their body or the screen's, with their sections around it. */
export function EditorsPage({ of: editors, site, children }: EditorsPageProps) {
  const data = useMuseumData();
  usePageSheet(editors.css);
  const { page, sections } = editors;
  const isUnderNote = site.isDraft ?? false;
  const draw = (name: keyof typeof sections) => {
    const section = sections[name];
    return section && <EditorsEntry key={section.content.id} of={section} data={data} />;
  };
  return (
    <BuilderSiteContext value={site}>
      <ChoosingPage>
        {isUnderNote && <DraftNote />}
        {sections['announcement-bar'] && (
          <div className={isUnderNote ? undefined : 'builder-under-bar'} data-ground="deep">
            {draw('announcement-bar')}
          </div>
        )}
        {draw('before-body')}
        {page && !page.content.opensPage && !sections['announcement-bar'] && !isUnderNote && (
          <div className="builder-under-bar" data-ground="deep" />
        )}
        {page ? (
          <EditorsEntry
            key={page.content.id}
            of={page}
            data={data}
            isPreview={site.isDraft ?? false}
          />
        ) : (
          children
        )}
        {draw('after-body')}
      </ChoosingPage>
    </BuilderSiteContext>
  );
}

function DraftNote() {
  const messages = useMessages('common', english).preview;
  return (
    <div className="builder-under-bar" data-ground="deep">
      <p className="builder-preview-note" role="note">
        {messages.draft}
      </p>
    </div>
  );
}

/**
 * The page's sheet, as an adopted one: the policy of the document was fixed when it came, so no
 * later `<style>` would be allowed. That of the document itself is taken over.
 */
function usePageSheet(given: string | undefined) {
  useLayoutEffect(() => {
    const printed = document.querySelector('style[data-page-blocks]');
    const css = given ?? printed?.textContent;
    if (!css) return;
    const remove = adoptSheet(css);
    printed?.remove();
    return remove;
  }, [given]);
}
