import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { headOf } from '../.server/head.ts'
import { contentContext, requestContext } from '../.server/request-context.ts'
import { counted } from '../i18n/.server/counted.ts'
import { pagesCounted, siteMapWords } from '../i18n/.server/site-map.ts'
import { addressIn, languageNames } from '../i18n/address.ts'
import { useLocale } from '../i18n/locale.ts'
import { wordsIn } from '../i18n/words.ts'
import { Details } from '../kit/accordion.tsx'
import { Section } from '../kit/section.tsx'
import { Banner } from '../sections/banner/banner.tsx'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { screenMeta } from '../shell/meta.ts'
import { type SiteAddress, siteAddresses } from '../shell/site-addresses.server.ts'
import styles from './dev-sitemap.module.css'

/** Works without the content service: then it shows the declared addresses, and says so. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const content = context.get(contentContext)
  const visit = context.get(requestContext)
  const { title, lead, sections, ...words } = siteMapWords[visit.lang]
  const seo = { title: `${title}${titleDash[visit.lang]}${wordsIn(visit.lang).name.full}`, description: lead }
  const { groups, ...addresses } = await siteAddresses(content, visit.lang)
  return {
    head: headOf({ seo, fallback: [] }, visit, { isHidden: true }),
    page: {
      title,
      fallback: [],
      banner: { title: null, lead, picture: null, picture_mobile: null, link: null },
    },
    words,
    groups: groups.map(({ section, addresses }) => ({
      section,
      title: sections[section],
      count: counted(visit.lang, addresses.length, pagesCounted[visit.lang]),
      addresses,
    })),
    ...addresses,
  }
}

/** An address with its title, and links in each language; the address itself without a title. */
const Addresses = ({ addresses }: { addresses: readonly SiteAddress[] }) => {
  const own = useLocale()
  return (
    <ul className={styles.addresses}>
      {addresses.map(({ address, title, titleLang }) => (
        <li key={address}>
          <a className={styles.title} href={addressIn(own, address)} lang={titleLang}>
            {title ?? address}
          </a>
          {locales
            .filter((locale) => locale !== own)
            .flatMap((locale) => [
              ' ',
              <a key={locale} href={addressIn(locale, address)} hrefLang={languageTags[locale]} lang={languageTags[locale]}>
                <span aria-hidden="true">{languageNames[locale].short}</span>{' '}
                <span className={styles.away}>{`${languageNames[locale].full}: ${title ?? address}`}</span>
              </a>,
            ])}
        </li>
      ))}
    </ul>
  )
}

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function DevSitemap() {
  const { page, words, groups, forBuilders, isWhole } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <Banner page={page} slim above={<Breadcrumb page={page} />} />
      {groups.map(({ section, title, count, addresses }) => (
        <Section key={section} block="addresses" id={`pages-${section}`} title={title} lead={<p>{count}</p>}>
          {!isWhole && <p className={styles.partial}>{words.partial}</p>}
          <Addresses addresses={addresses} />
        </Section>
      ))}
      <Section block="addresses" id="builders" title={null}>
        <Details title={words.builders}>
          <Addresses addresses={forBuilders} />
        </Details>
      </Section>
    </main>
  )
}
