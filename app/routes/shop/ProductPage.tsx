import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { FormThanks } from '#app/components/forms/FormThanks.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ObjectPicture } from '#app/components/media/ObjectPicture.tsx';
import { Gallery } from '#app/components/programs/detail/Gallery.tsx';
import { HeadLabel } from '#app/components/text/HeadLabel.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import forms from '#locales/en/forms.json';
import english from '#locales/en/shop.json';
import { type HouseContact, HouseWays } from './HouseWays.tsx';
import { ItemRequestForm } from './ItemRequestForm.tsx';
import { ProductFacts, toProductPath } from './ProductEntry.tsx';
import styles from './ProductPage.module.css';
import type { ProductView } from './shop-categories.ts';

/** One thing of the shop whole, and the form to ask for it. */
export function ProductPage({
  of: product,
  others,
  house,
  token,
  answer,
  reference,
}: {
  of: ProductView;
  /** To be seen after it. */
  others: readonly ProductView[];
  house: HouseContact;
  token: string;
  answer: FormAnswer | undefined;
  /** Of what was asked; null: the form is shown. */
  reference: string | null;
}) {
  const messages = useMessages('shop', english);
  const common = useMessages('forms', forms);
  const { thanks, ...request } = messages.request;
  const isAskedFor = !product.shop || product.isSoldOut || reference !== null;
  return (
    <>
      <Section width="layout" space="tight">
        <div className={styles.product}>
          <header className={styles.name} data-opening="light">
            <HeadLabel of={null} title={product.title} className={styles.label} />
            <h1>
              <TitleText of={product.title} />
            </h1>
            {product.summary && (
              <p>
                <Localized of={product.summary} />
              </p>
            )}
          </header>
          <div className={styles.picture}>
            <ObjectPicture
              of={product.image}
              isPriority
              isShared
              sizes="(min-width: 768px) 50vw, 100vw"
            />
          </div>
          <div className={styles.text}>
            <RichTextView of={product.description} />
            <ProductFacts of={product} />
            {!product.isSoldOut && <HouseWays of={house} about={product.title.text} />}
          </div>
        </div>
      </Section>
      <Gallery of={product.gallery} />
      {isAskedFor && (
        <Section
          id="ask"
          ground="white"
          width="layout"
          labelledBy={reference ? undefined : 'ask-title'}
        >
          {reference ? (
            <Column span={7} start={6}>
              <FormThanks
                kind="item-request"
                title={thanks.title}
                links={<SiteLink to="/shop">{request.back}</SiteLink>}
                reference={{ label: common.reference, value: reference, note: common.note }}
              >
                <p>{thanks.text}</p>
              </FormThanks>
            </Column>
          ) : (
            <>
              <Column span={4} align="sticky">
                <div className={styles.text}>
                  <h2 id="ask-title">{request.title}</h2>
                  <p>{request.intro}</p>
                </div>
              </Column>
              <Column span={7} start={6}>
                <ItemRequestForm of={product} token={token} answer={answer} />
              </Column>
            </>
          )}
        </Section>
      )}
      <Others of={others} />
    </>
  );
}

function Others({ of: products }: { of: readonly ProductView[] }) {
  const messages = useMessages('shop', english);
  if (products.length === 0) return null;
  return (
    <Section width="layout" labelledBy="others-title">
      <Column span={12}>
        <div className={styles.head}>
          <h2 id="others-title">{messages.others}</h2>
          <SiteLink to="/shop">{messages.request.back}</SiteLink>
        </div>
        <CardGrid columns={3}>
          {products.map(({ uid, title, image, price }) => (
            <article key={uid} className={styles.other}>
              <ObjectPicture of={image} sizes="30vw" />
              <h3>
                <SiteLink to={toProductPath(uid)} prefetch="intent">
                  <TitleText of={title} />
                </SiteLink>
              </h3>
              <p>{price}</p>
            </article>
          ))}
        </CardGrid>
      </Column>
    </Section>
  );
}
