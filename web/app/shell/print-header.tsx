import { useAddressOf } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import styles from './print-header.module.css'
import { useRootData } from './root-data.ts'
import { useAddress } from './use-address.ts'

/**
 * Whose page it is and where it stands, on paper only. The day is noted by the script of every page, when it is printed: a page may have
 * been kept for weeks, and is often printed without the application. The address is an attribute that the styles show: an error page is
 * kept for many addresses, and React takes over attributes that differ, where it would render the page anew for a text.
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
