import { useAddressOf } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import styles from './print-header.module.css'
import { useRootData } from './root-data.ts'
import { useAddress } from './use-address.ts'

/**
 * The owner and URL of a page, in print only. The inline script of every page sets the date when it is printed: a page may have been
 * cached for weeks, and is often printed before hydration. The URL is an attribute that CSS shows: an error page is cached for many
 * URLs, and React hydrates differing attributes, but would render the page again for a text.
 */
export const PrintHeader = () => {
  const words = useWords()
  const siteUrl = useRootData()?.siteUrl ?? ''
  const { pathname, search } = useAddress()
  const address = useAddressOf(pathname)
  return (
    <p className={styles.print} data-address={siteUrl + address + search} aria-hidden="true">
      {words.name.full}
    </p>
  )
}
