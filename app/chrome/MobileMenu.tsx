import { type ComponentType, useState } from 'react';
import english from '#locales/en/navigationMenu.json';
import { useMessages } from '../i18n/language-context.tsx';
import { Glyph } from './Glyph.tsx';
import type { MobileMenuPanelProps } from './lazy/MobileMenuPanel.tsx';
import type { SectionKey } from './sections.ts';

interface MobileMenuProps {
  readonly siteName: string;
  readonly isSearchEnabled: boolean;
  readonly triggerClassName: string;
  /** Wins over the section of the path. */
  readonly tab?: SectionKey;
}

/** Kept by the browser, so that it may be asked for as often as somebody comes near. */
const loadPanel = () => import('./lazy/MobileMenuPanel.tsx');
const comeNear = () => void loadPanel().catch(() => {});

/**
 * The button of the menu of small screens. The menu itself comes when a finger, a pointer or the
 * focus comes to the button. Without script the button leads to the footer, which links everywhere.
 */
export function MobileMenu({ triggerClassName, ...given }: MobileMenuProps) {
  const messages = useMessages('navigationMenu', english);
  const [Panel, setPanel] = useState<ComponentType<MobileMenuPanelProps> | null>(null);
  const open = async () => {
    try {
      const { MobileMenuPanel } = await loadPanel();
      setPanel(() => MobileMenuPanel);
    } catch {
      location.hash = 'site-footer';
    }
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the footer; a button would do nothing */}
      {/* biome-ignore lint/a11y/useSemanticElements: the same */}
      <a
        href="#site-footer"
        role="button"
        className={triggerClassName}
        aria-haspopup="dialog"
        aria-label={messages.actions.menu}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          void open();
        }}
      >
        <Glyph name="menu" />
      </a>
      {Panel && <Panel {...given} onClose={() => setPanel(null)} />}
    </>
  );
}
