import { useWords } from '../i18n/words.ts'
import styles from './navigation-effects.module.css'
import { Prefetch } from './prefetch.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useNewestVersion } from './use-newest-version.ts'
import { usePending } from './use-pending.ts'
import { usePlainLinks } from './use-plain-links.ts'

/** Effects of navigation. Part of the document from the beginning: only then a change of the title is announced. */
export const NavigationEffects = () => {
  const words = useWords()
  const title = useFocusOnNavigation()
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
