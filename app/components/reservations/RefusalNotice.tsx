import styles from '#app/components/forms/VisitorForm.module.css';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import type { RefusalView } from './refusal-view.ts';

/** Why not, and the nearest times instead. */
export function RefusalNotice({ of: refusal, other }: { of: RefusalView; other: string }) {
  return (
    <>
      <h2>{refusal.title}</h2>
      <p>{refusal.text}</p>
      {refusal.times.length > 0 && (
        <ul>
          {refusal.times.map(({ href, label, word }) => (
            <li key={label}>
              <SiteLink to={href}>{label}</SiteLink>: {word}
            </li>
          ))}
        </ul>
      )}
      {refusal.wait && (
        <p>
          <ArrowLink to={refusal.wait.href}>{refusal.wait.text}</ArrowLink>
        </p>
      )}
      <p>
        <ArrowLink to={refusal.href}>{other}</ArrowLink>
      </p>
    </>
  );
}

/** The same where no form stands any more: meanwhile everything has gone. */
export const RefusalPanel = (props: { of: RefusalView; other: string }) => (
  <div className={styles.summary} role="alert" data-kind="refusal">
    <RefusalNotice {...props} />
  </div>
);
