import type { StructuredData } from '#app/structured-data/structured-data.ts';
import type { Career, Settings } from '#services/content-management/contract.ts';

const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const satisfies Record<Career['employmentType'], string>;

/** An open position as schema.org's JobPosting, for search engines. Amounts are in dollars. */
export function toJobPosting(
  career: Career,
  settings: Settings | null,
  publicOrigin: string,
): StructuredData {
  const address = settings?.addresses.find(({ kind }) => kind === 'visit');
  const texts = [career.description, career.responsibilities, career.qualifications];
  const description = texts
    .flatMap((text) => text?.blocks ?? [])
    .flatMap((block) => {
      if ('items' in block) return block.items.map(({ text }) => text);
      return 'text' in block ? [block.text] : [];
    })
    .join('\n');
  const { salaryMin, salaryMax } = career;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: career.title.text,
    description: description || (career.summary?.text ?? career.title.text),
    identifier: { '@type': 'PropertyValue', name: settings?.siteName.text, value: career.uid },
    datePosted: career.publishedOn,
    ...(career.closesOn ? { validThrough: `${career.closesOn}T23:59:59` } : {}),
    employmentType: employmentTypes[career.employmentType],
    hiringOrganization: {
      '@type': 'Museum',
      name: settings?.siteName.text,
      sameAs: publicOrigin,
    },
    ...(address
      ? {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              streetAddress: address.street,
              addressLocality: address.city,
              addressRegion: address.region,
              postalCode: address.postalCode,
              addressCountry: address.country,
            },
          },
        }
      : {}),
    ...(salaryMin === null || career.employmentType === 'volunteer'
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: {
              '@type': 'QuantitativeValue',
              minValue: salaryMin,
              maxValue: salaryMax ?? salaryMin,
              unitText: chooseUnit(salaryMin),
            },
          },
        }),
  };
}

/** The service keeps amounts without their unit; their size tells it, since wages differ so widely. */
function chooseUnit(amount: number): 'HOUR' | 'MONTH' | 'YEAR' {
  if (amount < 500) return 'HOUR';
  return amount < 15_000 ? 'MONTH' : 'YEAR';
}
