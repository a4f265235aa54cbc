import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import english from '#locales/en/footer.json';
import navigation from '#locales/en/navigationMenu.json';
import type { ItemLink } from '#services/content-management/contract.ts';
import { SiteLink } from '../../components/text/SiteLink.tsx';
import { useLocalPath, useMessages } from '../../i18n/language-context.tsx';
import type { ChromeData } from '../chrome-data.ts';
import styles from '../Footer.module.css';
import { Glyph } from '../Glyph.tsx';
import { useCurrentLine } from '../use-current-line.ts';
import { Wordmark } from '../Wordmark.tsx';

/** Source: specification §2, "Footer". */
export function Footer({ data }: { data: ChromeData | null }) {
  const messages = useMessages('footer', english);
  const social = data?.socialLinks ?? {};
  return (
    <footer id="site-footer" className={styles.footer} data-ground="night" tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.newsletter}>
          <Wordmark name={data?.siteName ?? ''} />
          <h2>{messages.newsletter.title}</h2>
          <p>{messages.newsletter.text}</p>
          <FooterLink to="/subscribe" className={styles.button}>
            {messages.newsletter.button}
          </FooterLink>
        </div>
        {data && <Visit data={data} />}
        <nav className={styles.groups} aria-label={messages.label}>
          <Group title={messages.whatWeDo.title}>
            <Item to="/what-we-do/residencies">{messages.whatWeDo.residencies}</Item>
            <Item to="/what-we-do/convenings">{messages.whatWeDo.convenings}</Item>
            <Item to="/what-we-do/events">{messages.whatWeDo.events}</Item>
            <Item to="/whats-on/exhibitions">{messages.whatWeDo.exhibitions}</Item>
            <Item to="/whats-on/public-programs">{messages.whatWeDo.publicPrograms}</Item>
          </Group>
          <Group title={messages.engage.title}>
            <Item to="/visit/plan-your-visit">{messages.engage.planYourVisit}</Item>
            <Item link={data?.conveningInquiryLink} to="/about/contact-us?about=convening#write">
              {messages.engage.conveningInquiry}
            </Item>
            <Item link={data?.eventInquiryLink} to="/about/contact-us?about=event#write">
              {messages.engage.eventInquiry}
            </Item>
            <Item to="/digital-studio">{messages.engage.digitalStudio}</Item>
            <Item to="/collection">{messages.engage.collection}</Item>
          </Group>
          <Group title={messages.aboutUs.title}>
            <Item to="/about/our-center">{messages.aboutUs.ourCenter}</Item>
            {data?.foundationLink && (
              <Item link={data.foundationLink}>{messages.aboutUs.foundation}</Item>
            )}
            <Item to="/about/news">{messages.aboutUs.news}</Item>
            <Item to="/about/staff">{messages.aboutUs.people}</Item>
            <Item to="/about/careers">{messages.aboutUs.careers}</Item>
          </Group>
        </nav>
        <ul className={styles.contact} aria-label={messages.contact.title}>
          <Item to="/about/contact-us">{messages.contact.contactUs}</Item>
          {social.instagram && <Item to={social.instagram}>{messages.contact.instagram}</Item>}
          {social.linkedin && <Item to={social.linkedin}>{messages.contact.linkedin}</Item>}
          {social.facebook && <Item to={social.facebook}>{messages.contact.facebook}</Item>}
        </ul>
        <ul className={styles.legal} aria-label={messages.legal.title}>
          <Item to="/terms-of-use">{messages.legal.termsOfUse}</Item>
          <Item to="/privacy-policy">{messages.legal.privacyPolicy}</Item>
          {data?.siteCreditLink && (
            <Item link={data.siteCreditLink}>{messages.legal.siteCredit}</Item>
          )}
        </ul>
        {data?.hasDemoNotice && <p className={styles.demo}>{messages.demoNotice}</p>}
      </div>
    </footer>
  );
}

/** What one asks before a visit, as the bar and the menu say it: whether it is open, where it is, what is there. */
function Visit({ data: { today, address } }: { data: ChromeData }) {
  const { items, actions, visit } = useMessages('navigationMenu', navigation);
  const line = useCurrentLine(today);
  return (
    <div className={styles.visit}>
      {line && (
        <p className={styles.today}>
          {line.closed && <span>{line.closed}</span>}
          <FooterLink to="/visit/plan-your-visit">{line.text}</FooterLink>
        </p>
      )}
      {address.length > 0 && <address>{address.join(', ')}</address>}
      <ul className={styles.doors}>
        <Item to="/tickets">{actions.tickets}</Item>
        <Item to="/whats-on">{items.whatsOn}</Item>
        <Item to="/shop">{items.shop}</Item>
        <Item to="/visit/plan-your-visit#access">{visit.access}</Item>
      </ul>
    </div>
  );
}

/**
 * A group of links: open on large screens, folded at first on small ones. The server draws it open,
 * so that without script nothing is hidden; where there is script the stylesheet hides what it will fold.
 */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const [isFoldable, setIsFoldable] = useState<boolean | null>(null);
  useEffect(() => {
    const query = window.matchMedia('(max-width: 767.98px)');
    const fold = () => {
      setIsFoldable(query.matches);
      setIsOpen(!query.matches);
    };
    fold();
    query.addEventListener('change', fold);
    return () => query.removeEventListener('change', fold);
  }, []);
  return (
    <details
      className={styles.group}
      data-ready={isFoldable !== null || undefined}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary tabIndex={isFoldable ? undefined : -1}>
        <h2>{title}</h2>
        <Glyph name="chevron" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type ItemProps = { children: ReactNode; to?: string; link?: ItemLink | null };

function Item({ children, to, link }: ItemProps) {
  return (
    <li>
      {link?.isExternal ? (
        <SiteLink link={link}>{children}</SiteLink>
      ) : (
        <FooterLink to={link?.href ?? to ?? '/'}>{children}</FooterLink>
      )}
    </li>
  );
}

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/** A link to the page one is on scrolls to its top. Source: specification §2, "Footer". */
function FooterLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const localPath = useLocalPath();
  const onClick = (event: MouseEvent) => {
    if (localPath(to) !== pathname + search || opensElsewhere(event)) return;
    event.preventDefault();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <SiteLink to={to} className={className} onClick={onClick}>
      {children}
    </SiteLink>
  );
}
