import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import { error as errorPage } from '@narkhoz/contract/pages/error.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { contentContext, visitContext } from '../.server/visit.ts'
import { Banner } from '../blocks/banner/banner.tsx'
import { addressIn, languageNames } from '../i18n/address.ts'
import { titleDash } from '../i18n/title-dash.ts'
import { useWords, wordsIn } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { headOf, screenMeta } from '../shell/meta.ts'
import { siteAddresses } from '../shell/site-addresses.server.ts'
import styles from './dev-sitemap.module.css'

/** Works when the content service is away: then it shows what the declarations know, and says so. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const content = context.get(contentContext)
  const visit = context.get(visitContext)
  const { sitemap, name } = wordsIn(visit.lang)
  const seo = { title: `${sitemap.title}${titleDash[visit.lang]}${name.full}`, description: sitemap.lead }
  return {
    head: headOf({ seo, fallback: [] }, visit, { isHidden: true }),
    page: {
      title: sitemap.title,
      fallback: [],
      banner: { title: null, lead: sitemap.lead, picture: null, picture_mobile: null, link: null },
    },
    ...(await siteAddresses(content)),
  }
}

/** Nothing leads to the page that says that nothing is there. */
const languagesOf = (address: string) => (address === errorPage.address ? [] : locales)

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function DevSitemap() {
  const words = useWords().sitemap
  const { page, groups, isWhole } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <Banner page={page} above={<Breadcrumb page={page} />} />
      {groups.map(({ section, addresses }) => (
        <Section key={section} block="addresses" title={words.sections[section]} lead={<p>{words.count(addresses.length)}</p>}>
          {!isWhole && <p className={styles.partial}>{words.partial}</p>}
          <ul className={styles.addresses}>
            {addresses.map((address) => (
              <li key={address}>
                <span>{address}</span>
                {languagesOf(address).map((locale) => (
                  <a key={locale} href={addressIn(locale, address)} hrefLang={languageTags[locale]} lang={languageTags[locale]}>
                    <span aria-hidden="true">{languageNames[locale].short}</span>
                    <span className={styles.away}>{`${languageNames[locale].full}: ${address}`}</span>
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </main>
  )
}
