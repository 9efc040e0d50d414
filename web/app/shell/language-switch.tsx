import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import { addressIn, languageNames } from '../i18n/address.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { spaced } from '../kit/spaced.ts'
import styles from './language-switch.module.css'
import { useAddress } from './use-address.ts'

/** The same page in the other languages. Plain links: another language is another basename, so the page is loaded in full. */
export const LanguageSwitch = ({ className = '' }: { className?: string | undefined }) => {
  const { pathname, search } = useAddress()
  const current = useLocale()
  const words = useWords()
  return (
    <nav className={`${styles.languages} ${className}`} aria-label={words.language}>
      {spaced(
        locales.map((locale) => (
          <a
            key={locale}
            href={addressIn(locale, pathname) + search}
            lang={languageTags[locale]}
            hrefLang={languageTags[locale]}
            aria-current={locale === current ? 'true' : undefined}
          >
            <span aria-hidden="true">{languageNames[locale].short}</span> <span className={styles.away}>{languageNames[locale].full}</span>
          </a>
        )),
      )}
    </nav>
  )
}
