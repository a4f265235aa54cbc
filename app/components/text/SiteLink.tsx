import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useLocalPath } from '#app/i18n/language-context.tsx';
import type { ItemLink } from '#services/content-management/contract.ts';

type SiteLinkProps = Omit<LinkProps, 'to'> & {
  children: ReactNode;
} & ({ to: string; link?: never } | { link: ItemLink; to?: never });

/** The router warns where it is asked for a transition that the browser does not have. */
export const hasViewTransitions =
  typeof document !== 'undefined' && typeof document.startViewTransition === 'function';

/**
 * Every link of the site: a path of the specification, or a link that an editor set. Paths get the
 * language's prefix; places of the page stay in it; addresses elsewhere open in a new tab.
 */
export function SiteLink({ to, link, children, ...rest }: SiteLinkProps) {
  const localPath = useLocalPath();
  const href = to ?? link?.href ?? '/';
  if (href.startsWith('#')) {
    // A place of this page: the browser goes there itself, also before a script has come.
    return (
      <a {...toAnchor(rest)} href={href}>
        {children}
      </a>
    );
  }
  if (link?.isExternal || !href.startsWith('/')) {
    return (
      <a {...toAnchor(rest)} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const address = localPath(href);
  // The same anchor: what the router's link does beside it is for those who can click.
  if (import.meta.env.SSR) {
    return (
      <a {...toAnchor(rest)} href={address} data-discover="true">
        {children}
      </a>
    );
  }
  return (
    <Link viewTransition={hasViewTransitions} {...rest} {...withoutOrigin()} to={address}>
      {children}
    </Link>
  );
}

/** Previews are pages without an origin, from which the router cannot tell what to fetch ahead: it throws. */
const withoutOrigin = () => (globalThis.origin === 'null' ? ({ prefetch: 'none' } as const) : {});

/** Without what only the router's link knows. */
const toAnchor = ({
  prefetch: _,
  reloadDocument: __,
  replace: ___,
  state: ____,
  preventScrollReset: _____,
  viewTransition: ______,
  ...anchor
}: Readonly<Record<string, unknown>>) => anchor;
