import { Column, Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';

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
  /** Null: the sentence says all. */
  link: { readonly to: string; readonly text: string } | null;
}) {
  return (
    <>
      <PageHeader label={label} title={title} lead={text} />
      <Section width="layout">
        <Column span={8}>{link && <ArrowLink to={link.to}>{link.text}</ArrowLink>}</Column>
      </Section>
    </>
  );
}
