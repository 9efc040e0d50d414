import { useEffect, useState } from 'react'
import { useAddressOf } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { useFrame } from './frame.ts'
import styles from './print-header.module.css'
import { useAddress } from './use-address.ts'

/**
 * Whose page it is, where it stands and when it was printed, on paper only. The day comes from the browser: a page may have been kept
 * for weeks. The address is an attribute that the styles show: an error page is kept for many addresses, and React takes over
 * attributes that differ, where it would render the page anew for a text.
 */
export const PrintHeader = () => {
  const words = useWords()
  const siteUrl = useFrame()?.siteUrl ?? ''
  const { pathname, search } = useAddress()
  const address = useAddressOf(pathname)
  const [day, setDay] = useState<string>()
  useEffect(() => {
    const note = () => setDay(new Date().toLocaleDateString(document.documentElement.lang))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  return (
    <p className={styles.print} data-address={siteUrl + address + search} data-day={day} aria-hidden="true">
      {words.name.full}
    </p>
  )
}
