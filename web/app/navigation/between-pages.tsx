import { useWords } from '../i18n/words.ts'
import styles from './between-pages.module.css'
import { Prefetch } from './prefetch.tsx'
import { useArrival } from './use-arrival.ts'
import { useNewestVersion } from './use-newest-version.ts'
import { usePending } from './use-pending.ts'
import { usePlainLinks } from './use-plain-links.ts'

/** What happens between pages. Stands in the document from the beginning: only then is a change of the title told. */
export const BetweenPages = () => {
  const words = useWords()
  const title = useArrival()
  const isPending = usePending()
  usePlainLinks()
  useNewestVersion()
  return (
    <>
      {isPending && <div className={styles.progress} role="progressbar" aria-label={words.navigation.loading} />}
      <p className={styles.told} role="status">
        {title}
      </p>
      <Prefetch />
    </>
  )
}
