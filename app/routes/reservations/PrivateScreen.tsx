import { Column, Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import styles from './PrivateScreen.module.css';

/** A page about something that is not there (any more): what happened, and where to go on. */
export function PrivateScreen({
  label,
  title,
  text,
  link,
}: {
  label: string;
  title: string;
  text: string;
  link: { readonly to: string; readonly text: string };
}) {
  return (
    <>
      <PageHeader label={label} title={title} lead={text} />
      <Section width="layout" space="tight">
        <Column span={12}>
          <div className={styles.ticket}>
            <div className={styles.body}>
              <ArrowLink to={link.to}>{link.text}</ArrowLink>
            </div>
            <div className={styles.stub} aria-hidden />
          </div>
        </Column>
      </Section>
    </>
  );
}
